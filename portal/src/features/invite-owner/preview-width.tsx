import { preview } from '../../texts/invite-owner.ts'
import { Segmented } from '../../ui/fields/segmented.tsx'

export type PreviewWidth = 'desktop' | 'mobile'

const options = (['desktop', 'mobile'] as const).map((value) => ({ value, label: preview.widths[value] }))

type Props = { width: PreviewWidth; onChange: (width: PreviewWidth) => void }

/** Phone or desktop width: most owners open the mail on a phone. */
export function PreviewWidthChoice({ width, onChange }: Props) {
  return (
    <Segmented legend={preview.width} options={options} value={width} onChange={onChange} className="max-md:hidden" />
  )
}
