import { type FormEvent, useState } from 'react'
import type { TeamAnswer } from '../../src/app-answers.ts'
import { useAccount, useChange, usePart, useRemoveMember } from './account.queries.ts'
import { whatToDo } from './api.ts'
import { Field, fieldsOf, focusFirstProblem, problemsOf } from './field.tsx'
import { PageHead } from './page-head.tsx'
import { roleNames } from './role-names.ts'
import { Failed, Loading } from './waiting.tsx'

export function TeamPage() {
  const { may } = useAccount()
  const query = usePart<TeamAnswer>('team', isAnyoneExpected)
  if (!query.data) return query.isError ? <Failed query={query} /> : <Loading />
  return (
    <>
      <PageHead title="Team">Who works in these books.</PageHead>
      <section className="card">
        <table aria-label="Team" className="team">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Role and state</th>
              <th scope="col">
                <span className="hidden">Change</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {query.data.members.map((member, _, members) => (
              <MemberRow key={member.id} member={member} words={removalWords(member, members)} />
            ))}
          </tbody>
        </table>
      </section>
      {may.invite ? <InviteAccountant /> : null}
    </>
  )
}

/** While true, the page polls: the hub reports what became of an invitation at some later time. */
const isAnyoneExpected = ({ members }: TeamAnswer): boolean => members.some(({ state }) => state === 'expected')

/** The pressed button is gone, so the focus moves to the one that replaces it. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

type Member = TeamAnswer['members'][number]

function MemberRow({ member, words }: { member: Member; words: RemovalWords }) {
  const { id, email, first_name, last_name, firm, role, problem, is_you, may_go } = member
  const [confirmation, setConfirmation] = useState<'not asked' | 'open' | 'cancelled'>('not asked')
  const removal = useRemoveMember(id)
  const keep = () => {
    removal.reset()
    setConfirmation('cancelled')
  }
  const personName = `${first_name} ${last_name}`.trim()
  const name = personName || firm?.name || email || ''
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        {personName && firm ? <small>{firm.name}</small> : null}
        {email && name !== email ? <small>{email}</small> : null}
        {is_you ? <small>You</small> : null}
      </th>
      <td>
        {roleNames[role]}
        <small className={problem === null ? undefined : 'problem'}>{stateWords(member)}</small>
      </td>
      <td className="going">
        {may_go && confirmation !== 'open' ? (
          <button
            ref={confirmation === 'cancelled' ? takeFocus : undefined}
            type="button"
            className="plain"
            aria-label={`${words.first}: ${name}`}
            onClick={() => setConfirmation('open')}
          >
            {words.first}
          </button>
        ) : null}
        {confirmation === 'open' ? (
          <>
            <p>{words.question}</p>
            <button type="button" className="cta" disabled={removal.isPending} onClick={() => removal.mutate()}>
              {words.sure}
            </button>{' '}
            <button ref={takeFocus} type="button" className="plain" disabled={removal.isPending} onClick={keep}>
              Keep
            </button>
          </>
        ) : null}
        {removal.isError ? (
          <p className="problem" role="alert">
            Nothing was changed. {whatToDo(removal.error)}
          </p>
        ) : null}
      </td>
    </tr>
  )
}

/** Books knows about its own invitations, but not whether the firm has invited the owner yet. */
const stateWords = ({ role, state, problem }: Member): string => {
  if (state === 'expected' && role === 'owner') return 'Not here yet'
  if (state === 'expected') return problem === null ? 'Invited' : `Not delivered: ${problem}`
  return { joined: 'Joined', declined: 'Declined', expired: 'Expired' }[state]
}

interface RemovalWords {
  first: string
  question: string
  sure: string
}

/** The words for removing a member: leaving, withdrawing an invitation, clearing an ended one, or removing. */
const removalWords = (member: Member, members: readonly Member[]): RemovalWords => {
  const { id, firm, is_you, state } = member
  if (is_you) return { first: 'Leave', question: 'You will not see these books any more.', sure: 'Leave the team' }
  if (state === 'expected') return { first: 'Withdraw', question: 'The invitation ends.', sure: 'Withdraw it' }
  if (state !== 'joined') return { first: 'Clear', question: 'It goes from this list.', sure: 'Clear it' }
  const remove = { first: 'Remove', sure: 'Remove from the team' }
  if (firm?.id === id) return { ...remove, question: 'The firm and everybody of it lose access at once.' }
  const hasOthers = firm !== null && members.some((other) => other.id !== id && other.firm?.id === firm.id)
  if (hasOthers) return { ...remove, question: 'They leave the team. Their firm keeps its access.' }
  return { ...remove, question: 'They and their firm lose access at once.' }
}

function InviteAccountant() {
  const invite = useChange<Record<string, string>>('POST', 'team')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    invite.mutate(fieldsOf(form), {
      onSuccess: () => form.reset(),
      onError: (error) => focusFirstProblem(form, error),
    })
  }
  const { email } = problemsOf(invite.error)
  return (
    <section className="card" aria-labelledby="invite">
      <h2 id="invite">Invite my accountant</h2>
      <p className="soft">They get the Accountant role: they see these books and change their settings.</p>
      <form className="line" noValidate onSubmit={submit}>
        <Field name="email" label="Email of your accountant" type="email" autoComplete="off" problem={email} />
        <button type="submit" className="cta" disabled={invite.isPending}>
          Invite
        </button>
      </form>
      {invite.error && !email ? (
        <p className="problem" role="alert">
          Nobody was invited. {whatToDo(invite.error)}
        </p>
      ) : null}
      <p className="done" role="status">
        {invite.isSuccess ? 'Your accountant is invited.' : ''}
      </p>
    </section>
  )
}
