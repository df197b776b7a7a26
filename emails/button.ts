import { type CSSProperties, createElement } from 'react'

/** Mail clients know properties that browsers do not. */
type MailStyle = CSSProperties & { msoPaddingAlt?: string; msoTextRaise?: number }

const [BLOCK, SIDE] = [14, 26]
const toPoints = (pixels: number): number => (pixels * 3) / 4

const linkStyle: MailStyle = {
  lineHeight: '100%',
  textDecoration: 'none',
  display: 'inline-block',
  maxWidth: '100%',
  msoPaddingAlt: '0px',
}
const padding: MailStyle = { paddingTop: BLOCK, paddingRight: SIDE, paddingBottom: BLOCK, paddingLeft: SIDE }
const labelStyle: MailStyle = {
  maxWidth: '100%',
  display: 'inline-block',
  lineHeight: '120%',
  msoPaddingAlt: '0px',
  msoTextRaise: toPoints(BLOCK),
}

const SPACES = 3
const spaceWidth = `mso-font-width:${(SIDE / SPACES / 2) * 100}%`
const spaces = '&#8202;'.repeat(SPACES)

const inOutlook = (style: string, text: string) =>
  createElement('span', {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a comment that Outlook reads as markup, and nothing of it typed
    dangerouslySetInnerHTML: { __html: `<!--[if mso]><i style="${style}" hidden>${text}</i><![endif]-->` },
  })

/** A link with padding. Outlook ignores that and gets wide spaces beside the label, as React Email's button does it. */
export const button = (href: string, label: string, style: CSSProperties) =>
  createElement(
    'a',
    {
      href,
      className: 'act',
      style: { ...linkStyle, margin: '28px 0 0', padding: `${BLOCK}px ${SIDE}px`, ...style, ...padding },
      target: '_blank',
    },
    inOutlook(`${spaceWidth};mso-text-raise:${toPoints(2 * BLOCK)}`, spaces),
    createElement('span', { style: labelStyle }, label),
    inOutlook(spaceWidth, `${spaces}&#8203;`),
  )
