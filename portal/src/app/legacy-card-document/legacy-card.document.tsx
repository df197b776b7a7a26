import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../api/failure.ts'
import { legacyPaymentMethodQuery } from '../../api/payment-method.queries.ts'
import { LegacyEditorPage } from '../../features/payment-method/legacy-editor.page.tsx'
import { cardErrors } from '../../texts/payment-method.ts'
import { shell } from '../../texts/shell.ts'
import { DocumentFrame, endDocument, leaveDocument } from '../card-document/document-frame.tsx'
import { ErrorPage, WaitingPage } from '../shell/full-page.tsx'

/** The card form of firms that are not migrated: a frame of the card provider (spec §2 Legacy card editor). */
export function LegacyCardDocument() {
  return (
    <DocumentFrame>
      <LegacyEditor />
    </DocumentFrame>
  )
}

const failure = new Failure(cardErrors.loading)

function LegacyEditor() {
  const [{ cardSubscription = '', billingHelpUrl = '' }] = useState(() => document.documentElement.dataset)
  const { data, isError, refetch, dataUpdatedAt } = useQuery({
    ...legacyPaymentMethodQuery(cardSubscription),
    staleTime: Infinity,
  })
  if (isError) return <ErrorPage error={failure} onRetry={() => void refetch()} />
  if (data === undefined) return <WaitingPage text={shell.loading} />
  return (
    <LegacyEditorPage
      // Each answer has a form of its own.
      key={dataUpdatedAt}
      subscription={cardSubscription}
      method={data}
      helpUrl={billingHelpUrl}
      onOpenAgain={() => void refetch()}
      onLeave={leaveDocument}
      onEnd={endDocument}
    />
  )
}
