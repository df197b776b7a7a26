import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from './escape-html.ts'
import { plainStyle } from './plain.style.ts'

interface Said {
  title: string
  text: string
  link?: { to: string; label: string; isNewTab?: boolean }
}

export type PlainPages = ReturnType<typeof plainPages>

const styleHash = createHash('sha256').update(plainStyle).digest('base64')

/** Pages that say one thing and need no script. */
export const plainPages = (names: { hubName: string; hubUrl: string; productName: string }) => {
  const { hubName, hubUrl, productName } = names
  const show = (reply: FastifyReply, status: number, { title, text, link }: Said) => {
    const target = link?.isNewTab ? ' target="_blank" rel="noopener"' : ''
    const anchor = link ? `<p><a href="${escapeHtml(link.to)}"${target}>${escapeHtml(link.label)}</a></p>` : ''
    return reply
      .status(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors ${hubUrl}`,
      })
      .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(productName)}</title><style>${plainStyle}</style></head><body>
<header><span>${escapeHtml(productName)}</span></header>
<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${anchor}</main></body></html>`)
  }
  const again = `Go back to ${hubName} and open the account from there once more.`

  return {
    missing: (reply: FastifyReply) =>
      show(reply, 404, {
        title: 'There is no such account',
        text: 'The address may be mistyped, or you are not on the team of this account. Its owner can invite you.',
        link: { to: '/', label: 'Your accounts' },
      }),
    deadLink: (reply: FastifyReply, status: 410 | 503) =>
      show(reply, status, {
        title: "This link can't open the account any more",
        text: `A link opens the account once and only for a moment. ${again}`,
      }),
    visitOver: (reply: FastifyReply) => show(reply, 401, { title: 'Your visit to this account is over', text: again }),
    accessEnded: (reply: FastifyReply) =>
      show(reply, 403, {
        title: 'The firm no longer has access to this account.',
        text: 'Nothing more can be seen or changed here. The owner of the account can give the firm access again.',
      }),
    unclear: (reply: FastifyReply) =>
      show(reply, 503, {
        title: "We can't check your access right now",
        text: `${hubName} did not answer. Wait a moment and load this page again.`,
      }),
    signInElsewhere: (reply: FastifyReply, path: string) =>
      show(reply, 401, {
        title: 'Sign in to see this account',
        text: 'Signing in needs a tab of its own.',
        link: { to: path, label: 'Open in a new tab', isNewTab: true },
      }),
    notSignedIn: (reply: FastifyReply) =>
      show(reply, 400, {
        title: "We couldn't sign you in",
        text: 'Signing in took too long, was begun in another browser, or something went wrong on our side.',
        link: { to: '/login', label: 'Try again' },
      }),
  }
}
