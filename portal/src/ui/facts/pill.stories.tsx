import { Archive, Check, CircleAlert, CircleCheck, CircleDashed, Clock, Lock, Mail, Send, X } from 'lucide-react'
import { Pill } from './pill.tsx'
import { TrialDial } from './trial-dial.tsx'

export default { title: 'Data/Pill' }

export const Tones = () => (
  <div className="flex flex-wrap gap-3">
    <Pill tone="quiet" icon={CircleCheck}>
      Active
    </Pill>
    <Pill tone="warning" icon={CircleDashed}>
      No Plan
    </Pill>
    <Pill tone="info" mark={<TrialDial daysLeft={18} />}>
      Free Trial - 18 days left
    </Pill>
    <Pill tone="warning" mark={<TrialDial daysLeft={1} />}>
      Free Trial - 1 day left
    </Pill>
    <Pill tone="danger" icon={CircleAlert}>
      Trial Expired
    </Pill>
    <Pill tone="neutral" icon={Lock}>
      No Access
    </Pill>
    <Pill tone="quiet" icon={Check}>
      Accepted
    </Pill>
    <Pill tone="info" icon={Send}>
      Invite Sent
    </Pill>
    <Pill tone="warning" icon={Clock}>
      Trial Expired
    </Pill>
    <Pill tone="danger" icon={X}>
      Declined
    </Pill>
    <Pill tone="outline" icon={Mail}>
      Not invited
    </Pill>
    <Pill tone="neutral" icon={Archive}>
      Archived
    </Pill>
    <Pill tone="success" icon={Check}>
      Saved
    </Pill>
  </div>
)
