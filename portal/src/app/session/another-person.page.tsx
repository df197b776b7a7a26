import { anotherPerson } from '../../texts/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { browser } from '../browser.ts'
import { paths } from '../paths.ts'
import { FullPage } from '../shell/full-page.tsx'

/** Someone else has logged in in another tab. Says who, and shows nothing of the previous person. */
export function AnotherPersonPage({ email }: { email: string }) {
  return (
    <FullPage>
      <div className="flex max-w-full flex-col items-center px-6 py-9 text-center">
        <h1 className="text-section" tabIndex={-1}>
          {anotherPerson.title}
        </h1>
        <p className="mt-0.5 max-w-110 text-pretty wrap-anywhere text-text-muted">{anotherPerson.text(email)}</p>
        <div className="mt-5 flex max-w-full flex-wrap justify-center gap-2">
          {/* Full page loads: nothing of this document may reach the next person. */}
          <Button onPress={() => browser.goTo(paths.logout)}>{anotherPerson.logout}</Button>
          <Button tone="primary" className="max-w-full" onPress={() => browser.goTo(paths.home)}>
            {anotherPerson.continueAs(email)}
          </Button>
        </div>
      </div>
    </FullPage>
  )
}
