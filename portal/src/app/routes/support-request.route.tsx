import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { identityQuery } from '../../api/member.queries.ts'
import { SupportRequestPage } from '../../features/support-request/support-request.page.tsx'
import { openToThoseWho } from '../closed-page.tsx'
import { paths } from '../paths.ts'

function SupportRequest() {
  const { uuid = '' } = useParams()
  const { data: identity } = useSuspenseQuery(identityQuery)
  return (
    <SupportRequestPage
      key={uuid}
      uuid={uuid}
      email={identity.email}
      clientsPath={paths.clients}
      visitsPath={paths.supportVisits}
    />
  )
}

export const SupportRequestRoute = openToThoseWho('answer_support', SupportRequest)
