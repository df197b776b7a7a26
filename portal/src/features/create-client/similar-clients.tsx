import { ClientName } from '@partner-hub/contracts/clients/client-registration.ts'
import { isPhone } from '@partner-hub/contracts/words/phone.ts'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form'
import { api } from '../../api/api.ts'
import { listSimilarClients } from '../../api/contract.ts'
import { similarClients } from '../../texts/create-client.ts'
import { Link } from '../../ui/actions/link.tsx'
import { useSettled } from '../../ui/behaviour/use-settled.ts'
import { Icon } from '../../ui/marks/icon.tsx'

const PAUSE_MS = 400

type Same = 'name' | 'phone'

/** What the hint needs to search and to link to its results. */
export interface SimilarPlace {
  readonly organizationUuid: string
  readonly clientPath: (uuid: string) => string
}

type Props<Values extends FieldValues> = SimilarPlace & {
  same: Same
  control: Control<Values>
  /** The field to watch. */
  name: Path<Values>
}

const useSimilarClients = (organizationUuid: string, same: Same, typed: string) => {
  const settledText = useSettled(typed.trim(), PAUSE_MS)
  const { data } = useQuery({
    queryKey: ['similar-clients', organizationUuid, same, settledText],
    queryFn: ({ signal }) =>
      api(listSimilarClients, {
        params: { organizationUuid },
        query: same === 'name' ? { client_name: settledText } : { contact_phone: settledText },
        signal,
      }),
    enabled:
      same === 'name' ? settledText.length > 1 && ClientName.safeParse(settledText).success : isPhone(settledText),
    retry: false,
  })
  return settledText === typed.trim() ? (data?.results.filter((client) => client.same === same) ?? []) : []
}

/** A hint under a field that the client may already exist. It never blocks, and a failed search shows nothing. */
export function SimilarClients<Values extends FieldValues>(props: Props<Values>) {
  const { organizationUuid, clientPath, same, control, name } = props
  // Watched here and not in the form, which would re-render all of its fields with every letter.
  const typed: string = useWatch({ control, name })
  const similar = useSimilarClients(organizationUuid, same, typed)
  return (
    <div role="status">
      {similar.length > 0 && (
        <p className="mt-1.5 flex gap-1.5 text-small text-warning-text">
          <Icon of={TriangleAlert} size={14} className="mt-0.5 text-warning-icon" />
          <span className="min-w-0 wrap-anywhere">
            {similarClients[same]}{' '}
            {similar.map((client, index) => (
              <span key={client.uuid}>
                {index > 0 && ', '}
                <Link href={clientPath(client.uuid)} isNewTab isProse>
                  {client.name}
                </Link>
              </span>
            ))}
          </span>
        </p>
      )}
    </div>
  )
}
