import { commandKey } from '../../keys/command-key.ts'
import { palette, shortcuts } from '../../texts/command-palette.ts'
import { KeyCap } from '../../ui/actions/key-cap.tsx'

const { keys } = palette

/** Explains the palette's keyboard shortcuts. */
export function PaletteKeys() {
  return [
    { caps: ['↑', '↓'], text: keys.move },
    { caps: ['↵'], text: keys.open },
    { caps: [commandKey(), '↵'], text: keys.newTab },
    { caps: ['?'], text: shortcuts.title },
  ].map(({ caps, text }) => (
    <span key={text} className="inline-flex items-center gap-1.5 last:ml-auto">
      {caps.map((cap) => (
        <KeyCap key={cap}>{cap}</KeyCap>
      ))}
      {text}
    </span>
  ))
}
