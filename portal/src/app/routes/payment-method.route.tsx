import { useEffect } from 'react'
import { shell } from '../../texts/shell.ts'
import { browser } from '../browser.ts'
import { closedToVisits, openToThoseWho } from '../closed-page.tsx'
import { WaitingPage } from '../shell/full-page.tsx'

/** The card form is a document of its own, which the server sends to those who may change the card. */
function LoadedPage() {
  useEffect(() => browser.reload(), [])
  return <WaitingPage text={shell.loading} />
}

export const PaymentMethodRoute = closedToVisits(openToThoseWho('change_payment_methods', LoadedPage))
