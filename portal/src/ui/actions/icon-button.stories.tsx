import { CircleQuestionMark, Columns3, Ellipsis, Menu } from 'lucide-react'
import { CloseButton } from './close-button.tsx'
import { IconButton } from './icon-button.tsx'

export default { title: 'Actions/Icon button' }

export const All = () => (
  <div className="flex items-center gap-3">
    <IconButton icon={CircleQuestionMark} name="Help" iconSize={20} />
    <IconButton icon={Columns3} name="Columns" tone="secondary" />
    <IconButton icon={Ellipsis} name="More" size="sm" />
    <IconButton icon={Menu} name="Menu" size="touch" iconSize={20} />
    <CloseButton onPress={() => undefined} />
  </div>
)
