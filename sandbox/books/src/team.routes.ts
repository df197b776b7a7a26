import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { TeamAnswer } from './app-answers.ts'
import type { Inside } from './inside.ts'
import type { TeamStore } from './team.store.ts'

const Invited = z.object({ email: z.email('Enter a valid email address').max(254) })
const OfMember = z.object({ id: z.uuid() })

/** The team of an account: the owner invites and removes, everyone else may leave. */
export const mountTeamRoutes = (app: FastifyInstance, { inside, team }: { inside: Inside; team: TeamStore }) => {
  const path = '/my/accounts/:accountId/team'

  app.get(
    path,
    inside(({ account, visitor, identity_uuid: own }): TeamAnswer => {
      const members = team.list(account.account_id).map(({ identity_uuid, ...member }) => {
        const is_you = own !== null && identity_uuid === own
        return { ...member, is_you, may_go: member.role !== 'owner' && (is_you || visitor.role === 'owner') }
      })
      return { members }
    }),
  )

  app.post(
    path,
    inside(({ account: { account_id, settings } }, { body }, reply) => {
      const read = Invited.safeParse(body)
      if (!read.success) {
        const email = read.error.issues[0]?.message ?? ''
        return reply.status(422).send({ error: 'invalid_input', fields: { email } })
      }
      const { business_name } = settings
      const invited = team.inviteAccountant({ account_id, business_name }, read.data.email)
      if (invited) return reply.status(204).send()
      return reply.status(409).send({ error: 'on_team', fields: { email: 'This address is on the team already' } })
    }, 'invite'),
  )

  app.delete(
    `${path}/:id`,
    inside(({ account: { account_id }, visitor, identity_uuid }, { params }, reply) => {
      const { id } = OfMember.parse(params)
      const isSelf = identity_uuid !== null && team.findId(account_id, identity_uuid) === id
      if (!isSelf && visitor.role !== 'owner') return reply.status(403).send({ error: 'not_allowed' })
      return team.remove(account_id, id) ? reply.status(204).send() : reply.status(404).send({ error: 'not_found' })
    }),
  )
}
