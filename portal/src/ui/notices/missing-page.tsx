import { SearchX } from 'lucide-react'
import { PageReason } from './page-reason.tsx'

type Props = { title: string; text: string; way: string; to: string }

/** For a record that does not exist or belongs to another firm: the two look the same. */
export function MissingPage(reason: Props) {
  return <PageReason icon={SearchX} {...reason} />
}
