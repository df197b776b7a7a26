import { useState } from 'react'
import { Radio, RadioCard, RadioGroup } from './radio-group.tsx'

export default { title: 'Fields/Radio group' }

export function Cards() {
  const [value, setValue] = useState<string | null>('client')
  return (
    <RadioGroup legend="Who pays" value={value} onChange={setValue}>
      <RadioCard value="firm" text="You'll select a plan and be billed instead of the client.">
        My Firm
      </RadioCard>
      <RadioCard
        value="client"
        text="Your Client will have 30 days to try the product for free before they must purchase a plan"
      >
        The Client
      </RadioCard>
    </RadioGroup>
  )
}

export function Plain() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <RadioGroup legend="Bill" value={value} onChange={setValue} isRequired isInvalid errorMessage="Select one">
      <Radio value="month">Monthly</Radio>
      <Radio value="year">Yearly</Radio>
      <Radio value="day" isDisabled>
        Daily
      </Radio>
    </RadioGroup>
  )
}
