import { DefinitionList, PartsList } from './definition-list.tsx'

export default { title: 'Content/Definition list' }

const notGiven = (labels: string) => `Not given: ${labels}`

export const TwoColumns = () => (
  <DefinitionList
    empty="---"
    emptyLine={notGiven}
    facts={[
      { label: 'Name', value: 'Grace Whitfield' },
      { label: 'Email', value: 'grace.whitfield-montgomery@bluebirdbakeryandconfectionery.example' },
    ]}
    beside={[
      { label: 'Phone Number 1', value: '902 555 0142' },
      { label: 'Phone Number 2', value: '' },
    ]}
  />
)
export const OneColumn = () => (
  <DefinitionList
    empty="-"
    emptyLine={notGiven}
    facts={[
      { label: 'Billing Type', value: 'Billed to Client' },
      { label: 'Plan / Add-ons', value: null },
    ]}
  />
)
export const Parts = () => (
  <PartsList
    empty="---"
    facts={[
      { label: 'Address Line 1', value: '14 Quinpool Road' },
      { label: 'Address Line 2', value: '' },
      { label: 'City', value: 'Halifax' },
    ]}
  />
)
