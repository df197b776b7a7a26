import { SUPPORT_LOGOUT_PATH } from '@partner-hub/contracts/support/support.ts'
import { pageData } from '../../api/page-data.ts'
import { supportPage as texts } from '../../texts/support-pages.ts'
import { Link } from '../../ui/actions/link.tsx'

/** The signed-in staff member, and the log-out button. */
export function SignedInStaff({ email }: { email: string }) {
  return (
    <p className="mt-6 text-small text-text-muted wrap-anywhere">
      <span>{texts.signedIn(email)}</span>{' '}
      <Link href={`${pageData().hub_url}${SUPPORT_LOGOUT_PATH}`} isProse>
        {texts.logOut}
      </Link>
    </p>
  )
}
