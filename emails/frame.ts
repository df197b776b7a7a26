import { Body } from '@react-email/body'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { type CSSProperties, createElement, type ReactNode } from 'react'
import { fonts, palette } from './palette.ts'

/** Who speaks to the reader: the hub, on behalf of the provider. */
export type Sender = { hubName: string; providerName: string; supportUrl: string }

type Props = { sender: Sender; title: string; preview: string; footer: string; children?: ReactNode }

// Inline styles fit a narrow screen; this block only gives a wide one more air, so that a client may drop it.
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

/** The hub's initial on its tile: mail clients drop SVG, and an image would be blocked until allowed. */
const letterhead = (hubName: string) => {
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
  const name: CSSProperties = { paddingLeft: 14, fontSize: 15, lineHeight: '22px', fontWeight: 600 }
  return createElement(
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
        createElement('td', { 'aria-hidden': true, style: tile }, hubName.trim().charAt(0).toUpperCase()),
        createElement('td', { style: name }, hubName),
      ),
    ),
  )
}

/** One sheet of 600 px on the canvas, the sender's name above it, the reason for the mail below it. */
export const Frame = ({ sender, title, preview, footer, children }: Props) =>
  createElement(
    Html,
    { lang: 'en' },
    createElement(
      Head,
      null,
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { name: 'color-scheme', content: 'light only' }),
      createElement('title', null, title),
      createElement('style', null, wideScreen),
    ),
    createElement(Preview, null, preview),
    createElement(
      Body,
      { style: { margin: 0, backgroundColor: palette.canvas, color: palette.text, fontFamily: fonts } },
      table(
        {},
        '100%',
        createElement(
          'td',
          { align: 'center', className: 'outer', style: { padding: '16px 0 32px' } },
          table(
            { width: '100%', maxWidth: 600 },
            '600',
            cell(
              'box',
              { backgroundColor: palette.surface, border: `1px solid ${palette.border}` },
              table({}, '100%', cell('pad', { padding: '28px 24px' }, letterhead(sender.hubName), children)),
            ),
            cell('foot', { padding: '20px 24px', fontSize: 13, lineHeight: '20px', color: palette.subtle }, footer),
          ),
        ),
      ),
    ),
  )
