import { type CSSProperties, createElement, type ReactNode } from 'react'
import { hubLetterhead } from './letterhead.ts'
import { mailBody } from './mail-body.ts'
import { darkScheme, fonts, palette } from './palette.ts'
import { previewLine } from './preview-line.ts'

/** Who sends the mail: the hub, on behalf of the provider. */
export type Sender = { hubName: string; providerName: string; supportUrl: string }

interface Props {
  sender: Sender
  title: string
  preview: string
  footer: string
  /** A firm's mail has its own letterhead, and follows the reader's dark mode. */
  isFirmPaper?: boolean
  children?: ReactNode
}

// The inline styles are for narrow screens. This block only adds padding on wide ones, so a client may drop it.
const wideScreen =
  '@media (min-width:621px){.outer{padding:40px 0 56px!important}.box{border-radius:12px!important}' +
  '.pad{padding:44px 48px 40px!important}.foot{padding:24px 48px 0!important}}'

const table = (style: CSSProperties, width: string, ...rows: ReactNode[]) =>
  createElement(
    'table',
    { role: 'presentation', width, cellPadding: 0, cellSpacing: 0, border: 0, style },
    createElement('tbody', null, ...rows.map((row, index) => createElement('tr', { key: index }, row))),
  )

const cell = (className: string, style: CSSProperties, ...children: ReactNode[]) =>
  createElement('td', { className, style }, ...children)

/** One sheet of 600 px on the canvas, the sender's name above it, the reason for the mail below it. */
export const Frame = ({ sender, title, preview, footer, isFirmPaper = false, children }: Props) =>
  createElement(
    'html',
    { dir: 'ltr', lang: 'en' },
    createElement(
      'head',
      null,
      createElement('meta', { content: 'text/html; charset=UTF-8', httpEquiv: 'Content-Type' }),
      createElement('meta', { name: 'x-apple-disable-message-reformatting' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { name: 'color-scheme', content: isFirmPaper ? 'light dark' : 'light only' }),
      createElement('title', null, title),
      createElement('style', null, wideScreen),
      isFirmPaper && createElement('style', null, darkScheme),
    ),
    previewLine(preview),
    mailBody(
      { backgroundColor: palette.canvas, color: palette.text, fontFamily: fonts },
      table(
        {},
        '100%',
        createElement(
          'td',
          { align: 'center', className: 'outer canvas', style: { padding: '16px 0 32px' } },
          table(
            { width: '100%', maxWidth: 600 },
            '600',
            cell(
              'box',
              { backgroundColor: palette.surface, border: `1px solid ${palette.border}` },
              table(
                {},
                '100%',
                cell('pad', { padding: '28px 24px' }, !isFirmPaper && hubLetterhead(sender.hubName), children),
              ),
            ),
            cell('foot', { padding: '20px 24px', fontSize: 13, lineHeight: '20px', color: palette.subtle }, footer),
          ),
        ),
      ),
    ),
  )
