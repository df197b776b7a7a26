import { ArrowLeft } from 'lucide-react'
import { pageData } from '../../api/page-data.ts'
import { signIn } from '../../texts/sign-in.ts'
import { Icon } from '../../ui/icon.tsx'

/** The hub starts every sign-in, so the way back leads there. */
export function BackToSignIn() {
  return (
    <p className="mt-7">
      <a
        href={pageData().hub_url}
        className="inline-flex items-center gap-1.5 rounded-key text-small font-medium text-text-muted hover:text-text"
      >
        <Icon of={ArrowLeft} size={14} />
        {signIn.backToSignIn}
      </a>
    </p>
  )
}
