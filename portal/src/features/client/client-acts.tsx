import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { client as texts } from '../../texts/client.ts'
import { errors } from '../../texts/errors.ts'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { actMenu } from './act-menu.ts'
import { ActFailure, AskedAct } from './asked-act.tsx'
import { type MenuAct, useClientAct } from './client-act.ts'
import { type ClientDetail, isAllowed } from './client-detail.ts'

type Props = { detail: ClientDetail; onChanged: () => void; children: ReactNode }

/** What can be done to the client now, beside its main button. An address may ask for an act: ?action=archive. */
export function ClientActs({ detail, onChanged, children }: Props) {
  const [asked, setAsked] = useState<MenuAct>()
  const act = useClientAct(onChanged)
  const more = useRef<HTMLButtonElement>(null)
  const allowed = actMenu.filter(({ key }) => isAllowed(detail, key))
  useAskedAct((name) => {
    const wanted = allowed.find(({ key }) => key === name)
    if (wanted) setAsked(wanted.key)
    else toast.error(errors.unknownAction.title, errors.unknownAction.text)
  })

  const leave = () => {
    setAsked(undefined)
    // The dialog may have been opened from a line of the menu that is gone by now; then the focus has nowhere to go.
    focusIfLost(() => more.current)
  }
  return (
    <>
      <div className="flex shrink-0 items-center gap-2 max-md:flex-row-reverse">
        {allowed.length > 0 && (
          <Menu
            ref={more}
            label={texts.moreActions}
            actions={allowed}
            onAction={(action) => {
              act.reset()
              setAsked(action)
            }}
          />
        )}
        {children}
      </div>
      {act.isError && !asked && <ActFailure className="w-full basis-full" />}
      {asked && (
        <AskedAct action={asked} detail={detail} act={act} onDone={() => setAsked(undefined)} onLeave={leave} />
      )}
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
