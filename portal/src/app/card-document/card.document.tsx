import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { openCardForm } from '../../api/contract.ts'
import { Failure } from '../../api/failure.ts'
import { currentUserQuery } from '../../api/member.queries.ts'
import { paymentMethodQuery } from '../../api/payment-method.queries.ts'
import { CardEditorPage } from '../../features/payment-method/card-editor.page.tsx'
import { cardErrors } from '../../texts/payment-method.ts'
import { shell } from '../../texts/shell.ts'
import { ErrorPage, WaitingPage } from '../shell/full-page.tsx'
import { DocumentFrame, endDocument, leaveDocument } from './document-frame.tsx'

/** The card form of migrated firms. */
export function CardDocument() {
  return (
    <DocumentFrame>
      <CardEditor />
    </DocumentFrame>
  )
}

const authorize = async () => (await api(openCardForm)).authorization

const failure = new Failure(cardErrors.loading)

function CardEditor() {
  const user = useQuery(currentUserQuery)
  const identity = user.data?.identity_uuid
  const method = useQuery({
    ...paymentMethodQuery(identity ?? ''),
    enabled: identity !== undefined,
    staleTime: Infinity,
  })

  if (user.isError || method.isError)
    return <ErrorPage error={failure} onRetry={() => void (user.isError ? user.refetch() : method.refetch())} />
  if (identity === undefined || method.data === undefined) return <WaitingPage text={shell.loading} />
  return (
    <CardEditorPage
      identity={identity}
      method={method.data ?? undefined}
      authorize={authorize}
      onLeave={leaveDocument}
      onEnd={endDocument}
    />
  )
}
