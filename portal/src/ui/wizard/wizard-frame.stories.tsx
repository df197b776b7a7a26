import { LogOut } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { CheckCard } from '../fields/check-card.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { FieldGroup } from '../fields/field-group.tsx'
import { OptionalMark } from '../fields/optional-mark.tsx'
import { TextField } from '../fields/text-field.tsx'
import { WizardFrame } from './wizard-frame.tsx'

export default { title: 'Pages/Wizard', parameters: { isPage: true } }

const steps = [
  { title: 'Enter Your Profile Information' },
  { title: 'Tell Us About Your Business' },
  { title: 'Start Your Journey Of Growth' },
]
const headerEnd = (
  <>
    <span className="text-small text-text-subtle max-md:hidden">Signed in as maya@alderfinch.example</span>
    <Button tone="ghost" icon={LogOut}>
      Logout
    </Button>
  </>
)

export const FirstStep = () => (
  <WizardFrame
    about="Partner Hub"
    headerEnd={headerEnd}
    steps={steps}
    current={0}
    title="Welcome to the Partner Hub! Tell us about yourself."
    intro="All fields are mandatory."
    onSubmit={() => undefined}
    buttons={
      <Button tone="primary" size="lg" type="submit" isDisabled>
        Next
      </Button>
    }
  >
    <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
      <TextField label="First name" defaultValue="Maya" />
      <TextField label="Last name" defaultValue="Lindqvist" />
      <TextField
        label="Phone number"
        type="tel"
        defaultValue="902 555"
        isInvalid
        errorMessage="Enter a valid phone number, e.g. 1234567890"
        className="md:col-span-2"
      />
    </div>
  </WizardFrame>
)

const services = [
  'Accounting',
  'Bookkeeping',
  'Taxes',
  'Audit',
  'Advisory',
  'Payroll',
  'Technology Training',
  'Analytics & Reporting',
  'Other',
]

export const LastStep = () => (
  <WizardFrame
    about="Partner Hub"
    headerEnd={headerEnd}
    steps={steps}
    current={2}
    title="Nice to meet you! Tell us about your firm."
    intro="All fields are mandatory."
    onSubmit={() => undefined}
    footerNote={<span className="text-small text-danger-text">1 field needs your attention</span>}
    buttons={
      <>
        <Button size="lg">Back</Button>
        <Button tone="primary" size="lg" type="submit">
          Finish
        </Button>
      </>
    }
  >
    <FieldGroup legend="Services offered" isRequired>
      <div className="grid gap-2.5 md:grid-cols-3">
        {services.map((service) => (
          <CheckCard
            key={service}
            defaultSelected={['Accounting', 'Bookkeeping', 'Taxes', 'Advisory'].includes(service)}
          >
            {service}
          </CheckCard>
        ))}
      </div>
    </FieldGroup>
    <div className="mt-7 grid gap-3 border-t border-border pt-7">
      <Checkbox>
        Send me product news and tips by email.
        <OptionalMark />
      </Checkbox>
      <Checkbox defaultSelected>I accept the terms and conditions.</Checkbox>
    </div>
  </WizardFrame>
)
