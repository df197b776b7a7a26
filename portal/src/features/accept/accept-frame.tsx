import type { ReactNode } from 'react'
import { pageData } from '../../api/page-data.ts'
import { accept, acceptFoot } from '../../texts/accept.ts'
import { hubName, withNames } from '../../texts/names.ts'
import { HubMark } from '../../ui/marks/hub-mark.tsx'

/** The layout of the hub's public pages: the name on top, help at the bottom, one thing in between. */
export function AcceptFrame({ children }: { children: ReactNode }) {
  const { privacy_url, product_terms_url, support_url } = pageData()
  const links = [
    { href: privacy_url, text: acceptFoot.privacy },
    { href: product_terms_url, text: acceptFoot.terms },
    { href: support_url, text: acceptFoot.support },
  ]
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="flex h-16 items-center gap-2.5 px-6 text-[0.9375rem] font-brand tracking-[-0.012em] max-md:h-14 max-md:px-4">
        <HubMark />
        {hubName()}
        <span className="ml-auto text-small font-regular tracking-normal text-text-subtle max-md:hidden">
          {withNames(accept.by)}
        </span>
      </header>
      <main className="grid flex-1 place-items-start justify-center px-6 pt-6 pb-12 max-md:grid-cols-1 max-md:place-items-stretch max-md:p-0">
        {children}
      </main>
      <footer className="flex flex-wrap justify-center gap-4 px-6 pt-4 pb-6 text-small text-text-subtle">
        {links.map(({ href, text }) => (
          <a key={text} href={href} className="rounded-key hover:text-text hover:underline">
            {text}
          </a>
        ))}
      </footer>
    </div>
  )
}
