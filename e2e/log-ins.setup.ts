import { test } from './journey.ts'
import { type PersonName, people } from './pages/people.ts'
import { logIn } from './pages/sign-in.ts'
import { logInOf, stateOf } from './stack.ts'

for (const person of Object.keys(people) as PersonName[])
  test(`log in as ${people[person]}`, async ({ page, context, watch }) => {
    // Without a firm the organization call is refused, which logs a console error.
    if (person === 'withoutFirm') watch.allow(/403/, /partner_services/)
    await logIn(page, logInOf(person))
    await context.storageState({ path: stateOf(person) })
  })
