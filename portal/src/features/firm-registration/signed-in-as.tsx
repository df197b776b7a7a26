import { LogOut } from 'lucide-react'
import { firmRegistration } from '../../texts/firm-registration.ts'
import { Button } from '../../ui/actions/button.tsx'

/** At the end of the header: who is signed in, and the log-out button. */
export function SignedInAs({ email, onLogout }: { email: string; onLogout: () => void }) {
  return (
    <>
      <span className="text-small text-text-subtle max-md:hidden">{firmRegistration.signedInAs(email)}</span>
      <Button tone="ghost" icon={LogOut} onPress={onLogout}>
        {firmRegistration.logout}
      </Button>
    </>
  )
}
