import pMap from 'p-map'
import { registerClient } from '../../contracts/clients/client-registration.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { clientRegistrationOf } from '../../server/testing/client-registration.ts'
import { callAs } from './callers.ts'
import type { Cast } from './client-cast.ts'
import type { Stage } from './stage.ts'

const SUBMITS = 10
const AT_A_TIME = 2

interface Counted {
  storms: number
  /** Counted in the database, whatever the responses were. */
  clients: number
  withOneClient: number
  /** Responses other than the one client or 'still running'. */
  wrongAnswers: number
}

/** F21: submits one wizard ten times at once under its key, alternating between both `web`, and once more at the end. */
export const submitInStorms = async (
  stage: Stage,
  { owner, webs }: Pick<Cast, 'owner' | 'webs'>,
  storms: number,
): Promise<Counted> => {
  const counted: Counted = { storms: 0, clients: 0, withOneClient: 0, wrongAnswers: 0 }
  const params = { organizationUuid: owner.organization_uuid }
  const groups = await stage.admin.query('select id from user_service_group where organization_uuid = $1', [
    owner.organization_uuid,
  ])
  await pMap(
    Array.from({ length: storms }),
    async () => {
      const [key, client_name] = [newUuid(), `Storm ${newUuid()}`]
      const body = clientRegistrationOf({ client_name, user_service_group: groups.rows[0].id })
      const submit = (turn: number) =>
        callAs(webs[turn % 2 ? 1 : 0].url, stage.config.HUB_URL, owner, registerClient, { params, body, key })
      const answers = await Promise.all(Array.from({ length: SUBMITS }, (_, turn) => submit(turn)))
      answers.push(await submit(SUBMITS))
      const { rows } = await stage.admin.query('select uuid from business_client where client_name = $1', [client_name])
      const isRight = ({ status, text }: (typeof answers)[number]) =>
        status === 200 ? JSON.parse(text).uuid === rows[0]?.uuid : text.includes('"still_running"')
      counted.storms++
      counted.clients += rows.length
      if (rows.length === 1) counted.withOneClient++
      counted.wrongAnswers += answers.filter((answer) => !isRight(answer)).length
      if (answers.at(-1)?.status !== 200) counted.wrongAnswers++
    },
    { concurrency: AT_A_TIME },
  )
  return counted
}
