import { Link } from '../actions/link.tsx'
import { CheckBox } from './check-box.tsx'
import { CheckCard } from './check-card.tsx'
import { Checkbox } from './checkbox.tsx'
import { FieldGroup } from './field-group.tsx'
import { OptionalMark } from './optional-mark.tsx'

export default { title: 'Fields/Checkbox' }

export const States = () => (
  <div className="grid gap-3">
    <Checkbox>Off</Checkbox>
    <Checkbox defaultSelected>On</Checkbox>
    <Checkbox isDisabled>Disabled</Checkbox>
    <Checkbox isDisabled defaultSelected>
      Disabled and on
    </Checkbox>
    <Checkbox>
      Send me product news and tips by email.
      <OptionalMark />
    </Checkbox>
    <Checkbox isInvalid errorMessage="Accept the terms to go on">
      I accept the{' '}
      <Link href="#terms" isProse isNewTab>
        terms and conditions
      </Link>{' '}
      of the Collaborative Accounting program.
    </Checkbox>
  </div>
)

export const Bare = () => (
  <div className="flex gap-4">
    <CheckBox aria-label="Select Bluebird Bakery" />
    <CheckBox aria-label="Select Dune Studio" defaultSelected />
    <CheckBox aria-label="Select all" isMixed />
  </div>
)

const services = ['Accounting', 'Bookkeeping', 'Taxes', 'Audit', 'Advisory', 'Payroll']

export const Cards = () => (
  <FieldGroup legend="Services offered" isRequired className="max-w-160">
    <div className="grid gap-2.5 md:grid-cols-3">
      {services.map((service, index) => (
        <CheckCard key={service} defaultSelected={index < 3}>
          {service}
        </CheckCard>
      ))}
    </div>
  </FieldGroup>
)

export const CardsMissing = () => (
  <FieldGroup
    legend="Services offered"
    isRequired
    isInvalid
    errorMessage="Select at least one service"
    className="max-w-160"
  >
    <div className="grid gap-2.5 md:grid-cols-3">
      {services.map((service) => (
        <CheckCard key={service}>{service}</CheckCard>
      ))}
    </div>
  </FieldGroup>
)
