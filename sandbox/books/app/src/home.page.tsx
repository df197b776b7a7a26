import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { SessionAnswer } from '../../src/app-answers.ts'
import { sessionQuery } from './account.queries.ts'
import { roleNames } from './role-names.ts'
import { TopBar } from './top-bar.tsx'
import { Failed, Loading } from './waiting.tsx'

/** The start page: a sign-in link, or the accounts of the signed-in person. */
export function HomePage() {
  const session = useQuery(sessionQuery)
  return (
    <>
      <TopBar productName={session.data?.product_name ?? ''} isSignedIn={Boolean(session.data?.person)} />
      <main>
        {session.data ? <Accounts {...session.data} /> : session.isError ? <Failed query={session} /> : <Loading />}
      </main>
    </>
  )
}

function Accounts({ person, accounts, product_name }: SessionAnswer) {
  if (!person)
    return (
      <div className="head">
        <title>{product_name}</title>
        <h1>Your books, in good order</h1>
        <p className="soft">Sign in to see the accounts you work in.</p>
        <p>
          <a className="cta" href="/login">
            Sign in
          </a>
        </p>
      </div>
    )
  return (
    <>
      <div className="head">
        <title>{`Your accounts · ${product_name}`}</title>
        <h1>Your accounts</h1>
        <p className="soft">
          {accounts.length === 0
            ? `No account is open to ${person.email} yet. Its owner can invite you.`
            : `Signed in as ${[`${person.first_name} ${person.last_name}`.trim(), person.email].filter(Boolean).join(', ')}`}
        </p>
      </div>
      <ul className="accounts">
        {accounts.map(({ account_id, business_name, role }) => (
          <li key={account_id}>
            <Link to={`/accounts/${account_id}`}>{business_name}</Link>
            <span className="soft">{roleNames[role]}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
