import { useSuspenseQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../api/member.queries.ts'
import { FirmRegistrationPage } from '../features/firm-registration/firm-registration.page.tsx'
import { notices } from '../texts/notices.ts'
import { browser } from './browser.ts'
import { keepFlash } from './flash.ts'
import { paths } from './paths.ts'

/** The app starts anew with its firm, so the notice of success has to survive the load. */
const enterWithFirm = (): void => {
  keepFlash('success', notices.registered)
  browser.goTo(paths.home)
}

export function CreateOrganizationRoute() {
  const { data: user } = useSuspenseQuery(currentUserQuery)
  return (
    <FirmRegistrationPage
      email={user.email}
      logoutPath={paths.logout}
      onRegistered={enterWithFirm}
      onAlreadyRegistered={() => browser.goTo(paths.home)}
    />
  )
}
