import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { client } from '../../texts/client.ts'
import { Icon } from '../../ui/marks/icon.tsx'

type Props = {
  to: string
  /** Goes back in history to the list as it was; false if the list is not there. */
  onBack: () => boolean
}

/** A real link, so that it can be opened in a new tab. */
export function BackLink({ to, onBack }: Props) {
  return (
    <Link
      to={to}
      onClick={(event) => {
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
        if (isPlain && onBack()) event.preventDefault()
      }}
      className="-ml-1 inline-flex items-center gap-1.5 self-start rounded-key px-1 py-0.5 text-small font-medium text-text-muted transition-colors hover:text-text"
    >
      <Icon of={ArrowLeft} size={14} />
      {client.back}
    </Link>
  )
}
