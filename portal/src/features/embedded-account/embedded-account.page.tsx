import type { AccountPage } from '@partner-hub/contracts/books/hand-over.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowUpRight } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { openAccount, refusalOf } from '../../api/open-account.ts'
import { embeddedAccount as texts } from '../../texts/embedded-account.ts'
import { withNames } from '../../texts/names.ts'
import { holdTab } from '../../ui/actions/open-tab.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import { Spinner } from '../../ui/notices/spinner.tsx'
import { toast } from '../../ui/overlays/toast.tsx'

const barItem =
  'inline-flex h-9 items-center gap-2 rounded-control px-2.5 text-small font-strong whitespace-nowrap hover:bg-on-inverse/10 max-md:w-9 max-md:justify-center max-md:px-0'

type Props = {
  uuid: string
  /** The page of the account to open; its first page by default. */
  page: AccountPage | undefined
  /** The client's name, once loaded. */
  clientName: string | undefined
  clientPath: string
  /** Why the account may no longer be shown, after someone else changed the client. */
  closed: { title: string; text: string } | undefined
  /** Returns to the client's page if the account cannot be shown. */
  onLeave: () => void
}

/** A client's account in a full-window frame, opened again on every visit. */
export function EmbeddedAccountPage({ uuid, page, clientName, clientPath, closed, onLeave }: Props) {
  const { data: url, error } = useQuery({
    queryKey: ['opened-account', uuid, page],
    queryFn: () => openAccount(uuid, page),
    // A ticket can be used once, so it is neither cached nor refetched.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const hasLeft = useRef(false)
  const leave = useEffectEvent(({ title, text }: { title: string; text: string }) => {
    // A refused ticket and the client's new state report the same thing.
    if (hasLeft.current) return
    hasLeft.current = true
    toast.error(title, text)
    onLeave()
  })
  useEffect(() => {
    if (error) leave(refusalOf(error))
    else if (closed) leave(closed)
  }, [error, closed])

  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="flex h-dvh flex-col bg-surface">
      <header className="grid h-12 shrink-0 grid-cols-[1fr_auto_1fr] items-center gap-2 bg-inverse px-2 text-on-inverse max-md:grid-cols-[auto_1fr_auto]">
        <Link to={clientPath} className={`${barItem} justify-self-start`}>
          <Icon of={ArrowLeft} />
          <span className="max-md:sr-only">{withNames(texts.back)}</span>
        </Link>
        <h1
          ref={heading}
          tabIndex={-1}
          className="flex min-w-0 gap-2 text-small font-normal text-on-inverse-muted outline-none max-md:flex-col max-md:gap-0 max-md:text-center max-md:text-caption"
        >
          {clientName && <span className="truncate font-strong text-on-inverse">{clientName}</span>}{' '}
          <span className="truncate">{texts.caption}</span>
        </h1>
        <button type="button" onClick={() => void openInTab(uuid, page)} className={`${barItem} justify-self-end`}>
          <span className="max-md:sr-only">{texts.newTab}</span>
          <Icon of={ArrowUpRight} />
        </button>
      </header>
      {url ? (
        <iframe
          src={url}
          title={texts.caption}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
          referrerPolicy="strict-origin"
          allow=""
          className="min-h-0 w-full flex-1 border-0"
        />
      ) : (
        <div role="status" className="grid flex-1 place-items-center">
          <Spinner />
          <span className="sr-only">{texts.opening}</span>
        </div>
      )}
    </div>
  )
}

/** A new tab needs its own ticket: the frame's is used up. */
const openInTab = async (uuid: string, page: AccountPage | undefined): Promise<void> => {
  const tab = holdTab()
  if (!tab) return toast.error(texts.tabBlocked.title, texts.tabBlocked.text)
  try {
    await tab.follow(openAccount(uuid, page))
  } catch (error) {
    const { title, text } = refusalOf(error)
    toast.error(title, text)
  }
}
