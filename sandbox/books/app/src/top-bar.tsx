import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Logo } from './logo.tsx'

interface Props {
  productName: string
  isSignedIn: boolean
  /** Whether the person works in other accounts too. */
  hasOthers?: boolean
  children?: ReactNode
}

/** The header of every page: the product's name, the navigation, and signing out. */
export function TopBar({ productName, isSignedIn, hasOthers = false, children }: Props) {
  const [isOffline, setIsOffline] = useState(false)
  return (
    <header className="top">
      <div className="in">
        <Logo name={productName} />
        {children}
        <div className="ways">
          {hasOthers ? <Link to="/">Your accounts</Link> : null}
          {isSignedIn ? <SignOut onOffline={setIsOffline} /> : null}
        </div>
      </div>
      {isOffline ? (
        <p className="notice" role="alert">
          You are offline and still signed in. Check your connection and try again.
        </p>
      ) : null}
    </header>
  )
}

/** The form navigates away, so without a connection the browser would show its own error page. */
function SignOut({ onOffline }: { onOffline: (isOffline: boolean) => void }) {
  const signOut = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    onOffline(false)
    try {
      await fetch('/my/session')
    } catch {
      return onOffline(true)
    }
    form.submit()
  }
  return (
    <form method="post" action="/logout" onSubmit={(event) => void signOut(event)}>
      <button type="submit">Sign out</button>
    </form>
  )
}
