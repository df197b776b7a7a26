import { palette, shortcuts } from '../../texts/command-palette.ts'
import { commandKey } from '../../ui/command-key.ts'
import { KeyCap } from '../../ui/key-cap.tsx'

const { keys } = palette

/** What the keyboard does here. */
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
