import type { ReactNode } from 'react'
import { pageData } from '../../api/page-data.ts'
import { hubName, providerName } from '../../texts/names.ts'
import { signIn } from '../../texts/sign-in.ts'
import { HubMark } from '../../ui/marks/hub-mark.tsx'
import { AuthArt } from './auth-art.tsx'

type Props = { art: 'calm' | 'partner'; children: ReactNode }

/** The form on the left, art on the right from 1024 px. */
export function AuthFrame({ art, children }: Props) {
  const { hub_url, privacy_url, terms_url, support_url } = pageData()
  const links = [
    { href: privacy_url, text: signIn.footer.privacy },
    { href: terms_url, text: signIn.footer.terms },
    { href: support_url, text: signIn.footer.help },
  ]
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] bg-surface max-lg:grid-cols-1">
      <div className="flex flex-col px-10 py-7 max-md:px-6 max-md:py-5">
        <header>
          <a
            href={hub_url}
            className="inline-flex items-center gap-2.5 rounded-key text-[15px] font-brand tracking-[-0.012em]"
          >
            <HubMark />
            {hubName()}
          </a>
        </header>
        <main className="m-auto w-full max-w-94 py-10 max-md:mt-10 max-md:py-0">{children}</main>
        <footer className="flex gap-4 text-small text-text-subtle max-md:mt-10">
          <span className="mr-auto">{providerName()}</span>
          {links.map(({ href, text }) => (
            <a key={text} href={href} className="rounded-key hover:text-text hover:underline">
              {text}
            </a>
          ))}
        </footer>
      </div>
      <AuthArt kind={art} />
    </div>
  )
}
