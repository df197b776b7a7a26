import { type CSSProperties, createElement, type ReactNode } from 'react'
import { button } from './button.ts'
import { palette } from './palette.ts'

// The server runs its sources by type stripping, which does not compile JSX: messages are written as calls.

/** Some clients ignore the shorthand for margins, so each side is set as well. */
const text = (
  className: string,
  { fontSize, lineHeight, marginTop, ...look }: CSSProperties & { marginTop: number },
  children: ReactNode[],
) => {
  const sides = { marginTop, marginRight: 0, marginBottom: 0, marginLeft: 0 }
  const style = { fontSize, lineHeight, margin: `${marginTop}px 0 0`, ...look, ...sides }
  return createElement('p', { className, style }, ...children)
}

export const paragraph = (...children: ReactNode[]) =>
  text(
    'ink',
    // A very long word that someone typed must not widen the mail.
    { marginTop: 16, fontSize: 16, lineHeight: '25px', color: palette.text, overflowWrap: 'anywhere' },
    children,
  )

/** The one button of a message. The padding is on the link itself, so that the whole button is clickable. */
export const action = (href: string, label: string) =>
  button(href, label, {
    borderRadius: 8,
    backgroundColor: palette.accent,
    color: palette.onAccent,
    fontSize: 16,
    fontWeight: 600,
  })

export const link = (href: string, label: string) =>
  createElement(
    'a',
    {
      href,
      className: 'link',
      style: { color: palette.accentText, textDecorationLine: 'none', textDecoration: 'underline' },
      target: '_blank',
    },
    label,
  )

/** What the reader may want to know, under a hairline. */
export const note = (...children: ReactNode[]) =>
  text(
    'muted',
    {
      marginTop: 32,
      paddingTop: 20,
      borderTop: `1px solid ${palette.border}`,
      fontSize: 14,
      lineHeight: '21px',
      color: palette.muted,
    },
    children,
  )
