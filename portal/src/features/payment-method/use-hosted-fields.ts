import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { cardEditor } from '../../texts/payment-method.ts'
import { cardProvider, type HostedFieldName, type HostedState, type OpenFields, type Opening } from './card-provider.ts'

/** Much longer than the frames take; the SDK itself would wait for a minute. */
const LONGEST_OPENING_MS = 25_000

interface Needs extends Pick<Opening, 'placeholders' | 'expiration' | 'onSubmit'> {
  /** Each opening takes a new one (DEC-110). */
  readonly authorize: () => Promise<string>
}

const labels = { number: cardEditor.number, cvv: cardEditor.cvv, expirationDate: cardEditor.expiration } as const

const tooLate = (ms: number) =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('the card fields did not open')), ms))

/** The provider's fields in this page, from their opening until the page is left. */
export const useHostedFields = ({ authorize, placeholders, expiration, onSubmit }: Needs) => {
  const [state, setState] = useState<HostedState>()
  const [status, setStatus] = useState<'opening' | 'open' | 'failed'>('opening')
  const [round, setRound] = useState(0)
  const fields = useRef<OpenFields>(undefined)
  const containers: Record<HostedFieldName, RefObject<HTMLDivElement | null>> = {
    number: useRef(null),
    cvv: useRef(null),
    expirationDate: useRef(null),
  }
  const latest = useRef({ authorize, placeholders, expiration, onSubmit, containers })
  latest.current = { authorize, placeholders, expiration, onSubmit, containers }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is the signal to open them again
  useEffect(() => {
    let isLeft = false
    const { number, cvv, expirationDate } = latest.current.containers
    if (!number.current || !cvv.current || !expirationDate.current) return
    const elements = { number: number.current, cvv: cvv.current, expirationDate: expirationDate.current }
    // Frames that did not open would stand in the way of new ones.
    for (const element of Object.values(elements)) element.replaceChildren()
    const opening = latest.current.authorize().then((authorization) =>
      cardProvider.open({
        ...latest.current,
        authorization,
        labels,
        containers: elements,
        onChange: (next) => !isLeft && setState(next),
        onSubmit: () => latest.current.onSubmit(),
      }),
    )
    setStatus('opening')
    Promise.race([opening, tooLate(LONGEST_OPENING_MS)]).then(
      (opened) => {
        if (isLeft) return
        fields.current = opened
        setStatus('open')
      },
      () => !isLeft && setStatus('failed'),
    )
    return () => {
      isLeft = true
      fields.current = undefined
      void opening.then((opened) => opened.close()).catch(() => undefined)
    }
  }, [round])

  return { containers, fields, state, status, openAgain: useCallback(() => setRound((last) => last + 1), []) }
}
