import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { currentUserQuery } from '../../api/member.queries.ts'
import { pageData } from '../../api/page-data.ts'
import { hasFirmDraft } from '../../features/firm-registration/draft.ts'
import { FirmRegistrationPage } from '../../features/firm-registration/firm-registration.page.tsx'
import { OwnBooksPage } from '../../features/firm-registration/own-books.page.tsx'
import { withNames } from '../../texts/names.ts'
import { notices } from '../../texts/notices.ts'
import { ownBooks } from '../../texts/own-books.ts'
import { pageTitles } from '../../texts/page-titles.ts'
import { shell } from '../../texts/shell.ts'
import { browser } from '../browser.ts'
import { keepFlash } from '../flash.ts'
import { usePageName } from '../page-entry.ts'
import { paths } from '../paths.ts'
import { WaitingPage } from '../shell/full-page.tsx'

const InvitedWithoutFirm = lazy(async () => ({
  default: (await import('./accountant-invitation.route.tsx')).InvitedWithoutFirm,
}))

/** The app reloads with its new firm, so the success toast has to survive the load. */
const enterWithFirm = (path: string): void => {
  keepFlash('success', notices.registered)
  browser.goTo(path)
}

const titleOf = ({ isBegun = false, isInvited = false, isOwner = false }): string => {
  if (!isBegun && isInvited) return pageTitles.accountantInvitation
  return !isBegun && isOwner ? withNames(ownBooks.title) : pageTitles.createOrganization
}

export function CreateOrganizationRoute() {
  const { data: user } = useSuspenseQuery(currentUserQuery)
  const booksUrl = pageData().own_books_url
  const [isChosen, setChosen] = useState(false)
  // A wizard in progress survives a reload.
  const [isUnderWay] = useState(() => hasFirmDraft(user.email))
  const isBegun = isChosen || isUnderWay
  const invitation = useSearchParams()[0].get('invitation')
  const home = invitation ? paths.accountantInvitation(invitation) : paths.home
  usePageName(titleOf({ isBegun, isInvited: invitation !== null, isOwner: booksUrl !== undefined }))
  if (invitation && !isBegun)
    return (
      <Suspense fallback={<WaitingPage text={shell.loading} />}>
        <InvitedWithoutFirm invitation={invitation} onRegister={() => setChosen(true)} />
      </Suspense>
    )
  if (booksUrl && !isBegun)
    return (
      <OwnBooksPage
        email={user.email}
        booksUrl={booksUrl}
        logoutPath={paths.logout}
        onRegister={() => setChosen(true)}
      />
    )
  return (
    <FirmRegistrationPage
      email={user.email}
      isEntered={isChosen}
      logoutPath={paths.logout}
      onRegistered={() => enterWithFirm(home)}
      onAlreadyRegistered={() => browser.goTo(home)}
    />
  )
}
