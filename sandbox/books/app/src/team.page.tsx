import type { FormEvent } from 'react'
import type { TeamAnswer } from '../../src/app-answers.ts'
import { useAccount, useChange, usePart } from './account.queries.ts'
import { Field, fieldsOf, focusFirstProblem, problemsOf } from './field.tsx'
import { PageHead } from './page-head.tsx'
import { roleNames } from './role-names.ts'
import { Failed, Loading } from './waiting.tsx'

export function TeamPage() {
  const { may } = useAccount()
  const query = usePart<TeamAnswer>('team')
  if (!query.data) return query.isError ? <Failed query={query} /> : <Loading />
  return (
    <>
      <PageHead title="Team">Who works in these books.</PageHead>
      <section className="card">
        <table aria-label="Team">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Role</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {query.data.members.map(({ id, email, first_name, last_name, role, state }) => (
              <tr key={id}>
                <th scope="row">
                  <b>{`${first_name} ${last_name}`.trim() || email}</b>
                  {first_name && email ? <small>{email}</small> : null}
                </th>
                <td>{roleNames[role]}</td>
                <td>{state === 'joined' ? 'Joined' : 'Invited'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {may.invite ? <InviteAccountant /> : null}
    </>
  )
}

function InviteAccountant() {
  const invite = useChange('POST', 'team')
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
        <Field name="email" label="E-mail of your accountant" type="email" autoComplete="off" problem={email} />
        <button type="submit" className="cta" disabled={invite.isPending}>
          Invite
        </button>
      </form>
      {invite.error && !email ? (
        <p className="problem" role="alert">
          Nobody was invited. Please try again.
        </p>
      ) : null}
      <p className="done" role="status">
        {invite.isSuccess ? 'Your accountant is invited.' : ''}
      </p>
    </section>
  )
}
