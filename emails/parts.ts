import { Button } from '@react-email/button'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { createElement, type ReactNode } from 'react'
import { palette } from './palette.ts'

// The server runs its sources by type stripping, which does not compile JSX: messages are written as calls.

export const paragraph = (...children: ReactNode[]) =>
  createElement(
    Text,
    {
      className: 'ink',
      // A very long word that someone typed must not widen the mail.
      style: { margin: '16px 0 0', fontSize: 16, lineHeight: '25px', color: palette.text, overflowWrap: 'anywhere' },
    },
    ...children,
  )

/** The one button of a message. The padding is on the link itself, so that the whole button is clickable. */
export const action = (href: string, label: string) =>
  createElement(
    Button,
    {
      href,
      className: 'act',
      style: {
        margin: '28px 0 0',
        padding: '14px 26px',
        borderRadius: 8,
        backgroundColor: palette.accent,
        color: palette.onAccent,
        fontSize: 16,
        fontWeight: 600,
      },
    },
    label,
  )

export const link = (href: string, label: string) =>
  createElement(
    Link,
    { href, className: 'link', style: { color: palette.accentText, textDecoration: 'underline' } },
    label,
  )

/** What the reader may want to know, under a hairline. */
export const note = (...children: ReactNode[]) =>
  createElement(
    Text,
    {
      className: 'muted',
      style: {
        margin: '32px 0 0',
        paddingTop: 20,
        borderTop: `1px solid ${palette.border}`,
        fontSize: 14,
        lineHeight: '21px',
        color: palette.muted,
      },
    },
    ...children,
  )
