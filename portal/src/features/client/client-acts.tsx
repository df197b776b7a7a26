import type { ClientAction } from '@partner-hub/contracts/clients/client-actions.ts'
import { rightOfAct } from '@partner-hub/contracts/clients/client-rights.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { isRoleRefusal } from '../../api/failure.ts'
import { may } from '../../api/may.ts'
import { client as texts } from '../../texts/client.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { whoMay } from '../../texts/who-may.ts'
import { Menu } from '../../ui/actions/menu.tsx'
import { focusIfLost } from '../../ui/behaviour/focus-if-lost.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { actMenu, missingHint } from './act-menu.ts'
import { ActFailure, AskedAct } from './asked-act.tsx'
import { useClientAct } from './client-act.ts'
import { type ClientDetail, isAllowed, missingActOf } from './client-detail.ts'

type Props = {
  detail: ClientDetail
  onChanged: () => void
  /** The act whose dialog is open. */
  openAct: ClientAction | undefined
  onAsk: (action: ClientAction | undefined) => void
  children: ReactNode
}

/** The acts available for the client, beside its main button. A URL can open one: ?action=archive. */
export function ClientActs({ detail, onChanged, openAct, onAsk, children }: Props) {
  const act = useClientAct(onChanged)
  const more = useRef<HTMLButtonElement>(null)
  const allowed = actMenu().filter(({ key }) => isAllowed(detail, key))
  const hint = missingHint(missingActOf(detail))
  // Restore has its button in the banner.
  const listed = allowed.filter(({ key }) => key !== 'restore')
  const ask = (action: ClientAction) => {
    act.reset()
    onAsk(action)
  }
  useAskedAct((name) => {
    const wanted = allowed.find(({ key }) => key === name)
    if (wanted) ask(wanted.key)
    else toast.error(clientErrors.unknownAction.title, whyNotOffered(name))
  })

  const leave = () => {
    onAsk(undefined)
    // The dialog may have been opened from a menu item that no longer exists; without this the focus would be lost.
    focusIfLost(() => more.current)
  }
  return (
    <>
      <div className="flex shrink-0 items-center gap-2 max-md:flex-row-reverse empty:hidden">
        {(listed.length > 0 || hint) && (
          <Menu ref={more} label={texts.moreActions} actions={listed} onAction={ask} hint={hint} />
        )}
        {children}
      </div>
      {act.error && !openAct && !isRoleRefusal(act.error) && (
        <ActFailure error={act.error} className="w-full basis-full" />
      )}
      {openAct && (
        <AskedAct action={openAct} detail={detail} act={act} onDone={() => onAsk(undefined)} onLeave={leave} />
      )}
    </>
  )
}

const isAct = (name: string): name is keyof typeof rightOfAct => Object.hasOwn(rightOfAct, name)

/** Who may do the act that the URL requested, if the reader may not. */
const whyNotOffered = (name: string): string =>
  isAct(name) && !may(rightOfAct[name]) ? whoMay[rightOfAct[name]] : clientErrors.unknownAction.text

/** Removes the act from the URL once read, so that a reload does not open the dialog again. */
const useAskedAct = (onAsked: (name: string) => void): void => {
  const [search, setSearch] = useSearchParams()
  const name = search.get('action')
  const take = useEffectEvent((name: string) => {
    onAsked(name)
    search.delete('action')
    setSearch(search, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (name !== null) take(name)
  }, [name])
}
