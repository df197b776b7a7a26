import { type CSSProperties, createElement } from 'react'
import { palette } from './palette.ts'

const tile: CSSProperties = {
  width: 40,
  height: 40,
  borderRadius: 10,
  backgroundColor: palette.accent,
  color: palette.onAccent,
  fontSize: 20,
  lineHeight: '40px',
  fontWeight: 700,
  textAlign: 'center',
}

/** The initial on its tile: mail clients drop SVG, and an image would be blocked until allowed. */
const initial = (name: string) =>
  createElement(
    'td',
    { 'aria-hidden': true },
    // Beside a name of several lines the cell grows, and the tile stays.
    createElement('div', { className: 'act', style: tile }, (Array.from(name.trim())[0] ?? '').toUpperCase()),
  )

const image = (address: string) =>
  createElement(
    'td',
    { style: { lineHeight: 0 } },
    createElement('img', {
      src: address,
      alt: '',
      height: 48,
      style: { display: 'block', height: 48, width: 'auto', maxWidth: 160, borderRadius: 10 },
    }),
  )

/** Whose paper it is: the hub's, or the firm's with its logo once it has one. */
export const letterhead = (name: string, logoUrl: string | null = null) =>
  createElement(
    'table',
    {
      role: 'presentation',
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      'data-skip-in-text': true,
      style: { marginBottom: 32 },
    },
    createElement(
      'tbody',
      null,
      createElement(
        'tr',
        null,
        logoUrl === null ? initial(name) : image(logoUrl),
        createElement(
          'td',
          { className: 'ink', style: { paddingLeft: 14, fontSize: 15, lineHeight: '22px', fontWeight: 600 } },
          name,
        ),
      ),
    ),
  )
