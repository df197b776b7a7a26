import { useState } from 'react'
import { FilterChip } from './filter-chip.tsx'

export default { title: 'Forms/Filter chip' }

const options = ['Starter', 'Plus', 'Premium']

const Chip = ({ first = [] }: { first?: string[] }) => {
  const [chosen, setChosen] = useState(first)
  return (
    <FilterChip
      label="Plan"
      items={options.map((label) => ({
        label,
        isChosen: chosen.includes(label),
        onChange: () =>
          setChosen(chosen.includes(label) ? chosen.filter((each) => each !== label) : [...chosen, label]),
      }))}
      onClear={() => setChosen([])}
    />
  )
}

export const AtRest = () => <Chip />
export const Chosen = () => <Chip first={['Plus', 'Premium']} />
