import type { ClientAction } from '@partner-hub/contracts/clients/client-actions.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { client as texts } from '../../texts/client.ts'
import { clientActionTexts } from '../../texts/client-actions.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { Menu } from '../../ui/actions/menu.tsx'
import { focusIfLost } from '../../ui/behaviour/focus-if-lost.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { actMenu } from './act-menu.ts'
import { ActFailure, AskedAct } from './asked-act.tsx'
import { useClientAct } from './client-act.ts'
import { type ClientDetail, isAllowed, missingActOf } from './client-detail.ts'

type Props = {
  detail: ClientDetail
  onChanged: () => void
  /** The act whose question is open. */
  asked: ClientAction | undefined
  onAsk: (action: ClientAction | undefined) => void
  children: ReactNode
}

/** What can be done to the client now, beside its main button. An address may ask for an act: ?action=archive. */
export function ClientActs({ detail, onChanged, asked, onAsk, children }: Props) {
  const act = useClientAct(onChanged)
  const more = useRef<HTMLButtonElement>(null)
  const allowed = actMenu.filter(({ key }) => isAllowed(detail, key))
  const missing = missingActOf(detail)
  // Restoring has its button in the banner.
  const listed = allowed.filter(({ key }) => key !== 'restore')
  const ask = (action: ClientAction) => {
    act.reset()
    onAsk(action)
  }
  useAskedAct((name) => {
    const wanted = allowed.find(({ key }) => key === name)
    if (wanted) ask(wanted.key)
    else toast.error(clientErrors.unknownAction.title, clientErrors.unknownAction.text)
  })

  const leave = () => {
    onAsk(undefined)
    // The dialog may have been opened from a line of the menu that is gone by now; then the focus has nowhere to go.
    focusIfLost(() => more.current)
  }
  return (
    <>
      <div className="flex shrink-0 items-center gap-2 max-md:flex-row-reverse">
        {(listed.length > 0 || missing) && (
          <Menu
            ref={more}
            label={texts.moreActions}
            actions={listed}
            onAction={ask}
            hint={missing && clientActionTexts.missing[missing]}
          />
        )}
        {children}
      </div>
      {act.isError && !asked && <ActFailure className="w-full basis-full" />}
      {asked && <AskedAct action={asked} detail={detail} act={act} onDone={() => onAsk(undefined)} onLeave={leave} />}
    </>
  )
}

/** Takes the act out of the address as soon as it is read, so that a reload does not ask again. */
const useAskedAct = (onAsked: (name: string) => void): void => {
  const [search, setSearch] = useSearchParams()
  const name = search.get('action')
  const take = useEffectEvent((asked: string) => {
    onAsked(asked)
    search.delete('action')
    setSearch(search, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (name !== null) take(name)
  }, [name])
}
