import { Lock } from 'lucide-react'
import { withNames } from '../../texts/names.ts'
import { backToClient, planClosed } from '../../texts/plan.ts'
import { PageReason } from '../../ui/notices/page-reason.tsx'

/** Says why the firm cannot choose this client's plan now. */
export function PlanClosed({ why, to }: { why: keyof typeof planClosed; to: string }) {
  const { title, text } = planClosed[why]
  return <PageReason icon={Lock} title={title} text={withNames(text)} way={backToClient} to={to} />
}
