import { preview } from '../../texts/invite-owner.ts'

export type PreviewWidth = 'desktop' | 'mobile'

type Props = { width: PreviewWidth; onChange: (width: PreviewWidth) => void }

/** Phone or desktop width: most owners open the mail on a phone. */
export function PreviewWidthChoice({ width, onChange }: Props) {
  return (
    <fieldset className="inline-flex gap-0.5 rounded-control bg-surface-pressed p-[3px] max-md:hidden">
      <legend className="sr-only">{preview.width}</legend>
      {(['desktop', 'mobile'] as const).map((each) => (
        <label
          key={each}
          className="flex h-7.5 cursor-pointer items-center rounded-pill px-3.5 text-small font-strong text-text-muted has-checked:bg-[light-dark(#ffffff,#333c41)] has-checked:text-text has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="preview-width"
            className="sr-only"
            checked={width === each}
            onChange={() => onChange(each)}
          />
          {preview.widths[each]}
        </label>
      ))}
    </fieldset>
  )
}
