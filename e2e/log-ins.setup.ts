import { test } from './journey.ts'
import { logIn } from './signing-in.ts'
import { type PersonName, people, stateOf } from './stack.ts'

for (const person of Object.keys(people) as PersonName[])
  test(`log in as ${people[person]}`, async ({ page, context, watch }) => {
    // Without a firm the organization is refused, and the browser says so.
    if (person === 'withoutFirm') watch.allow(/403/, /partner_services/)
    await logIn(page, { email: people[person] })
    await context.storageState({ path: stateOf(person) })
  })
