import type { FoundFirm } from '@partner-hub/contracts/support/support.ts'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../texts/messages.ts'
import { foundFirm, supportPage as texts } from '../../texts/support-pages.ts'
import { onDay } from '../../ui/dates/on-day.ts'
import { RadioCard, RadioGroup } from '../../ui/fields/radio-group.tsx'

type Props = { firms: readonly FoundFirm[]; hasMore: boolean; problem: string | undefined }

/** No firm is preselected, even if there is only one. The list takes the focus, as the result of the search. */
export function FoundFirms({ firms, hasMore, problem }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const group = useRef<{ focus: () => void }>(null)
  useEffect(() => group.current?.focus(), [])
  return (
    <div className="mt-4">
      <RadioGroup
        ref={group}
        legend={texts.several}
        name="organization_uuid"
        value={chosen}
        onChange={setChosen}
        isInvalid={problem !== undefined && chosen === null}
        errorMessage={messageOf(problem)}
      >
        {firms.map(({ uuid, name, place, owner_email, clients, created_at }) => (
          <RadioCard
            key={uuid}
            value={uuid}
            text={
              <>
                <span className="block wrap-anywhere">{owner_email}</span>
                {[foundFirm.inShort(clients, onDay(created_at)), place].filter(Boolean).join(' · ')}
              </>
            }
          >
            <span className="wrap-anywhere">{name}</span>
          </RadioCard>
        ))}
      </RadioGroup>
      {hasMore && <p className="mt-2 text-small text-text-muted">{texts.more}</p>}
    </div>
  )
}
