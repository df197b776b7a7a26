import { type CSSProperties, createElement, type ReactNode } from 'react'
import { palette } from './palette.ts'

export interface Sum {
  name: string
  /** A second, paler line. */
  detail: string
  amount: string
}

const cell = (align: 'left' | 'right', style: CSSProperties, ...children: ReactNode[]) =>
  createElement(
    'td',
    { align, className: 'ink', style: { padding: '10px 0', verticalAlign: 'top', ...style } },
    ...children,
  )

const line = (text: string, className: string, style: CSSProperties) => createElement('div', { className, style }, text)

const row = ({ name, detail, amount }: Sum, key: number) => {
  const borderTop = `1px solid ${palette.border}`
  return createElement(
    'tr',
    { key },
    cell(
      'left',
      { borderTop, fontSize: 15, lineHeight: '22px', color: palette.text, overflowWrap: 'anywhere' },
      line(name, 'ink', { fontWeight: 600 }),
      line(detail, 'muted', { fontSize: 14, color: palette.muted }),
    ),
    cell(
      'right',
      { borderTop, fontSize: 15, lineHeight: '22px', color: palette.text, whiteSpace: 'nowrap', paddingLeft: 16 },
      amount,
    ),
  )
}

/** Amounts one below the other, and what they add up to in each currency. */
export const sums = (rows: readonly Sum[], label: string, totals: readonly string[]) => {
  const borderTop = `1px solid ${palette.text}`
  return createElement(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, style: { marginTop: 24 } },
    createElement(
      'tbody',
      null,
      ...rows.map(row),
      createElement(
        'tr',
        null,
        cell('left', { borderTop, fontSize: 15, lineHeight: '26px', fontWeight: 600, color: palette.text }, label),
        cell(
          'right',
          { borderTop, fontSize: 20, lineHeight: '26px', fontWeight: 600, color: palette.text, whiteSpace: 'nowrap' },
          ...totals.map((total) => line(total, 'ink', {})),
        ),
      ),
    ),
  )
}
