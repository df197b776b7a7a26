import { ShieldX } from 'lucide-react'
import { supportRefusedPage as texts } from '../../texts/support-pages.ts'
import { LinkButton } from '../../ui/actions/link.tsx'
import { PageHead } from './page-head.tsx'
import type { ViewOf } from './view-of.ts'

export function SupportRefusedPage({ view }: { view: ViewOf<'support-refused'> }) {
  return (
    <>
      <PageHead icon={ShieldX} tone="neutral" title={texts.title} takesFocus>
        {texts.text(view.email)}
      </PageHead>
      <LinkButton href={view.sign_in_url} tone="primary" size="touch" isBlock className="mt-7">
        {texts.button}
      </LinkButton>
    </>
  )
}
