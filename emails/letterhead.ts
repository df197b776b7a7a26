import { firmMarkOf } from '@partner-hub/contracts/words/initials.ts'
import { type CSSProperties, createElement, type ReactNode } from 'react'
import { palette, tiles } from './palette.ts'

const SIDE = 48

/** Letters on a tile: mail clients drop SVG, and an image would be blocked until allowed. */
const tile = (letters: string, look: CSSProperties, className?: string) =>
  createElement(
    'td',
    { 'aria-hidden': true },
    // Next to a name of several lines the cell grows, but the tile keeps its size.
    createElement(
      'div',
      {
        className,
        style: {
          width: SIDE,
          height: SIDE,
          borderRadius: 12,
          fontSize: 18,
          lineHeight: `${SIDE}px`,
          fontWeight: 600,
          textAlign: 'center',
          ...look,
        },
      },
      letters,
    ),
  )

const image = (address: string) =>
  createElement(
    'td',
    { style: { lineHeight: 0 } },
    createElement('img', {
      src: address,
      alt: '',
      height: SIDE,
      style: { display: 'block', height: SIDE, width: 'auto', maxWidth: 160, borderRadius: 12 },
    }),
  )

const head = (mark: ReactNode, name: string) =>
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
        mark,
        createElement(
          'td',
          { className: 'ink', style: { paddingLeft: 14, fontSize: 15, lineHeight: '22px', fontWeight: 600 } },
          name,
        ),
      ),
    ),
  )

/** The letterhead of the hub's own mails. */
export const hubLetterhead = (name: string) => {
  const initial = (Array.from(name.trim())[0] ?? '').toUpperCase()
  return head(tile(initial, { backgroundColor: palette.accent, color: palette.onAccent }, 'act'), name)
}

/** The letterhead of a firm: its logo, or the same initials and colors that the portal shows without one. */
export const firmLetterhead = (name: string, logoUrl: string | null) => {
  const { letters, pair } = firmMarkOf(name)
  return head(logoUrl === null ? tile(letters, tiles[pair]) : image(logoUrl), name)
}
