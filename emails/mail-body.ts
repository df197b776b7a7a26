import { type CSSProperties, createElement, type ReactNode } from 'react'

type Look = CSSProperties & { backgroundColor: string }

/** The whole width of a mail. A cell repeats its look, for clients that drop the body's own. */
export const mailBody = (look: Look, content: ReactNode) =>
  createElement(
    'body',
    { className: 'canvas', style: { backgroundColor: look.backgroundColor, margin: 0 } },
    createElement(
      'table',
      { border: 0, width: '100%', cellPadding: 0, cellSpacing: 0, role: 'presentation', align: 'center' },
      createElement(
        'tbody',
        null,
        createElement('tr', null, createElement('td', { style: { margin: 0, ...look } }, content)),
      ),
    ),
  )
