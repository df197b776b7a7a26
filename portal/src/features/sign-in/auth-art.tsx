import { BadgePercent, CalendarClock, UserRoundPlus } from 'lucide-react'
import { signIn } from '../../texts/sign-in.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import { WindLines } from '../../ui/marks/wind-lines.tsx'

const pointIcons = [UserRoundPlus, CalendarClock, BadgePercent]

/** Decoration with a few words about the product; hidden on narrow screens. */
export function AuthArt({ kind }: { kind: 'calm' | 'partner' }) {
  return (
    <aside className="relative m-3 flex items-end overflow-hidden rounded-dialog bg-art p-14 text-on-art max-lg:hidden">
      <WindLines shape="tall" />
      <div className="absolute inset-x-0 top-[45%] bottom-0 bg-linear-to-b from-transparent to-art-deep to-75%" />
      <div className="relative max-w-115">{kind === 'partner' ? <PartnerWords /> : <CalmWords />}</div>
    </aside>
  )
}

function CalmWords() {
  return (
    <>
      <p className="text-display text-balance">{signIn.art.title}</p>
      <p className="mt-3 text-touch text-on-art-muted">{signIn.art.text}</p>
    </>
  )
}

function PartnerWords() {
  const { title, points } = signIn.partnerArt
  return (
    <>
      <p className="text-display">{title}</p>
      <ul className="mt-5">
        {points.map((point, index) => (
          <li key={point} className="flex gap-3.5 border-t border-on-art/18 py-3 text-[15px]/[22px]">
            <Icon of={pointIcons[index] ?? UserRoundPlus} className="mt-[3px] text-on-art-muted" />
            {point}
          </li>
        ))}
      </ul>
    </>
  )
}
