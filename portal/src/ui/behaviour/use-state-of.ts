import { useState } from 'react'

/** State that belongs to a subject, such as one visit of a page; it starts over when the subject changes. */
export const useStateOf = <State>(subject: string, begin: () => State): [State, (next: State) => void] => {
  const [current, setCurrent] = useState(() => ({ subject, state: begin() }))
  if (current.subject !== subject) setCurrent({ subject, state: begin() })
  return [current.state, (state) => setCurrent({ subject, state })]
}
