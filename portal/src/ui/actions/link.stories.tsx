import { Plus } from 'lucide-react'
import { MemoryRouter } from 'react-router'
import { Link, LinkButton } from './link.tsx'
import { RouteLink, RouteLinkButton } from './route-link.tsx'

export default { title: 'Actions/Link' }

export const Links = () => (
  <div className="grid justify-items-start gap-4">
    <Link href="#billing">Open Billing</Link>
    <Link href="#help" isNewTab>
      Help centre
    </Link>
    <p>
      I accept the{' '}
      <Link href="#terms" isProse isNewTab>
        terms and conditions
      </Link>{' '}
      of the Collaborative Accounting program.
    </p>
  </div>
)

export const LooksLikeAButton = () => (
  <MemoryRouter>
    <div className="flex items-center gap-4">
      <LinkButton href="#academy" size="sm" isNewTab>
        Open the academy
      </LinkButton>
      <RouteLinkButton to="/create-client" tone="primary" icon={Plus}>
        Create Client
      </RouteLinkButton>
      <RouteLink to="/clients">Back to Clients</RouteLink>
    </div>
  </MemoryRouter>
)
