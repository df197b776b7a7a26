import { existsSync, readFileSync } from 'node:fs'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../shared/escape-html.ts'

interface PageTexts {
  title: string
  text: string
  link?: { to: string; label: string; isNewTab?: boolean }
  /** A button to sign in as someone else, which returns to this path. */
  switchAt?: { path: string; isNewTab: boolean }
}

export type PlainPages = ReturnType<typeof plainPages>

/** The built app's stylesheets, so that these pages look like all others. */
const stylesIn = (files: string): string => {
  const index = `${files}/index.html`
  const links = existsSync(index) ? readFileSync(index, 'utf8').match(/<link rel="stylesheet"[^>]*>/g) : null
  return links?.join('') ?? ''
}

interface Options {
  hubName: string
  hubUrl: string
  productName: string
  signInUrl: string
  /** The directory of the built app. */
  files: string
}

/** Pages with one message, without scripts. */
export const plainPages = ({ hubName, hubUrl, productName, signInUrl, files }: Options) => {
  const show = (reply: FastifyReply, status: number, { title, text, link, switchAt }: PageTexts) => {
    const target = (isNewTab = false) => (isNewTab ? ' target="_blank" rel="noopener"' : '')
    const look = switchAt ? '' : ' class="cta"'
    const anchor = link
      ? `<p><a${look} href="${escapeHtml(link.to)}"${target(link.isNewTab)}>${escapeHtml(link.label)}</a></p>`
      : ''
    const form = switchAt
      ? `<form method="post" action="/login"${target(switchAt.isNewTab)}><input type="hidden" name="return" value="${escapeHtml(switchAt.path)}"><button type="submit" class="cta">Sign in as someone else</button></form>`
      : ''
    return reply
      .status(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action ${switchAt ? `'self' ${signInUrl}` : "'none'"}; frame-ancestors ${hubUrl}`,
      })
      .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(productName)}</title>${stylesIn(files)}</head><body>
<header class="top"><div class="in"><span class="logo">${escapeHtml(productName)}</span></div></header>
<main><div class="head"><h1>${escapeHtml(title)}</h1><p class="soft">${escapeHtml(text)}</p>${form}${anchor}</div></main></body></html>`)
  }
  // The hub cannot be framed.
  const toHub = (isNewTab: boolean) => ({ to: `${hubUrl}/clients`, label: `Open ${hubName}`, isNewTab })
  const again = `Go back to ${hubName} and open the account from there once more.`

  return {
    missing: (reply: FastifyReply, signedIn?: { email: string; path: string; isFramed: boolean }) =>
      show(reply, 404, {
        title: 'There is no such account',
        text: `${signedIn ? `You are signed in as ${signedIn.email}. ` : ''}The address may be mistyped, or you are not on the team of this account. Its owner can invite you.`,
        link: { to: '/', label: 'Your accounts' },
        // The sign-in service cannot be framed.
        ...(signedIn && { switchAt: { path: signedIn.path, isNewTab: signedIn.isFramed } }),
      }),
    deadLink: (reply: FastifyReply, status: 410 | 503) =>
      show(reply, status, {
        title: "This link can't open the account any more",
        text: `A link opens the account once and only for a moment. ${again}`,
      }),
    visitOver: (reply: FastifyReply, isFramed: boolean) =>
      show(reply, 401, {
        title: 'This visit has ended.',
        text: `Open the account again from ${hubName}.`,
        link: toHub(isFramed),
      }),
    accessEnded: (reply: FastifyReply, isFramed: boolean) =>
      show(reply, 403, {
        title: 'The firm no longer has access to this account.',
        text: 'Nothing more can be seen or changed here. The owner of the account can give the firm access again.',
        link: toHub(isFramed),
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
