import { ArrowLeft } from 'lucide-react'
import { pageData } from '../../api/page-data.ts'
import { signIn } from '../../texts/sign-in.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import { invitationAddress } from './invitation-address.ts'

/** The hub starts every sign-in, so the link leads there; someone who came by an invitation goes back to it. */
export function BackToSignIn({ invitation }: { invitation?: string | undefined }) {
  return (
    <p className="mt-7">
      <a
        href={invitation === undefined ? pageData().hub_url : invitationAddress(invitation)}
        className="inline-flex items-center gap-1.5 rounded-key text-small font-medium text-text-muted hover:text-text"
      >
        <Icon of={ArrowLeft} size={14} />
        {invitation === undefined ? signIn.backToSignIn : signIn.backToInvitation}
      </a>
    </p>
  )
}
