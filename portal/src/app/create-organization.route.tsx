import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserQuery } from '../api/member.queries.ts'
import { pageData } from '../api/page-data.ts'
import { hasFirmDraft } from '../features/firm-registration/draft.ts'
import { FirmRegistrationPage } from '../features/firm-registration/firm-registration.page.tsx'
import { OwnBooksPage } from '../features/firm-registration/own-books.page.tsx'
import { withNames } from '../texts/names.ts'
import { notices } from '../texts/notices.ts'
import { ownBooks } from '../texts/own-books.ts'
import { pageTitles } from '../texts/page-titles.ts'
import { browser } from './browser.ts'
import { keepFlash } from './flash.ts'
import { usePageName } from './page-entry.ts'
import { paths } from './paths.ts'

/** The app starts anew with its firm, so the notice of success has to survive the load. */
const enterWithFirm = (): void => {
  keepFlash('success', notices.registered)
  browser.goTo(paths.home)
}

export function CreateOrganizationRoute() {
  const { data: user } = useSuspenseQuery(currentUserQuery)
  const booksUrl = pageData().own_books_url
  const [isChosen, setChosen] = useState(false)
  // A wizard under way survives a reload.
  const [isUnderWay] = useState(() => hasFirmDraft(user.email))
  const isOwner = booksUrl !== undefined && !isChosen && !isUnderWay
  usePageName(isOwner ? withNames(ownBooks.title) : pageTitles.createOrganization)
  if (isOwner)
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
      onRegistered={enterWithFirm}
      onAlreadyRegistered={() => browser.goTo(paths.home)}
    />
  )
}
