import { CircleAlert, Info, PartyPopper, Sparkles, TriangleAlert } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { Banner } from './banner.tsx'

export default { title: 'Feedback/Banner' }

const nothing = () => undefined

export const Tones = () => (
  <div className="grid max-w-180 gap-2">
    <Banner tone="success" icon={PartyPopper} title="Nice work! Your client is all set to go!" onClose={nothing} />
    <Banner
      tone="accent"
      icon={Sparkles}
      title="Ready, set, collaborate!"
      action={<Button size="sm">Resend Invite</Button>}
    />
    <Banner
      tone="danger"
      icon={CircleAlert}
      title="Your client's trial has expired"
      text="Remind the owner to select a plan"
      action={<Button size="sm">Contact Support</Button>}
    />
    <Banner
      tone="warning"
      icon={TriangleAlert}
      title="Your card expires this month"
      text="64 plans are paid with it."
      action={<Button size="sm">Edit</Button>}
    />
    <Banner tone="info" icon={Info} title="You will be signed out in 2 minutes" onClose={nothing} />
  </div>
)
