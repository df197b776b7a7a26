import { type ReactNode, type Ref, type SubmitEvent, useEffect, useState } from 'react'

type Props = {
  action: string
  csrf: string
  /** Posted as hidden fields. */
  hidden?: Readonly<Record<string, string>>
  /** May stop the submit with preventDefault. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  children: (isSending: boolean) => ReactNode
  ref?: Ref<HTMLFormElement>
  className?: string
}

/** A plain form that the browser posts; the response is the next document. */
export function PostedForm({ action, csrf, hidden = {}, onSubmit, children, ref, className }: Props) {
  const [isSending, setSending] = useState(false)

  // A page restored by Back must be usable again.
  useEffect(() => {
    const wake = () => setSending(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    if (!event.defaultPrevented) setSending(true)
  }
  return (
    <form ref={ref} method="post" action={action} noValidate onSubmit={submit} className={className}>
      {Object.entries({ ...hidden, _csrf: csrf }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(isSending)}
    </form>
  )
}
