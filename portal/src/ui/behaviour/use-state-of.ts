import { useState } from 'react'

/** State that belongs to a subject, as to one visit of a page: with another subject it begins anew. */
export const useStateOf = <State>(subject: string, begin: () => State): [State, (next: State) => void] => {
  const [kept, keep] = useState(() => ({ subject, state: begin() }))
  if (kept.subject !== subject) keep({ subject, state: begin() })
  return [kept.state, (state) => keep({ subject, state })]
}
