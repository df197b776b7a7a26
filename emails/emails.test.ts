import { describe, expect, test } from 'vitest'
import { renderAlreadyRegistered } from './already-registered.ts'
import { renderConfirmEmail } from './confirm-email.ts'
import { renderPasswordChanged } from './password-changed.ts'
import { renderResetPassword } from './reset-password.ts'

const sender = { hubName: 'Partner Hub', providerName: 'Northwind', supportUrl: 'https://help.northwind.example/' }
const forgotPasswordUrl = 'https://id.northwind.example/forgot-password'
const tokenUrl = 'https://id.northwind.example/confirm?token=aZ-_09&next=%2F'
const signInUrl = 'https://id.northwind.example/sign-in'

const messages = [
  {
    name: 'confirm e-mail',
    render: (more = {}) => renderConfirmEmail({ ...sender, confirmUrl: tokenUrl, ...more }),
    subject: 'Confirm your e-mail for Partner Hub',
    button: 'Confirm e-mail',
    href: tokenUrl,
  },
  {
    name: 'reset password',
    render: (more = {}) => renderResetPassword({ ...sender, resetUrl: tokenUrl, ...more }),
    subject: 'Reset your Partner Hub password',
    button: 'Choose a new password',
    href: tokenUrl,
  },
  {
    name: 'already registered',
    render: (more = {}) => renderAlreadyRegistered({ ...sender, signInUrl, forgotPasswordUrl, ...more }),
    subject: 'You already have a Partner Hub account',
    button: 'Sign in',
    href: signInUrl,
  },
  {
    name: 'password changed',
    render: (more = {}) => renderPasswordChanged({ ...sender, forgotPasswordUrl, ...more }),
    subject: 'Your Partner Hub password was changed',
    button: 'Reset password',
    href: forgotPasswordUrl,
  },
]

const count = (text: string, part: string) => text.split(part).length - 1
const escaped = (text: string) => text.replaceAll('&', '&amp;')
const anchors = (html: string) => [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
const words = (html: string) => html.replace(/<!--.*?-->|<[^>]*>/gs, '')

describe.each(messages)('$name', ({ render, subject, button, href }) => {
  test('has its subject, one button with the link, and the same link once in the text', async () => {
    const mail = await render()
    expect(mail.subject).toBe(subject)
    const buttons = anchors(mail.html).filter(([, target]) => target === escaped(href))
    expect(buttons.map(([, , content]) => words(content ?? ''))).toEqual([button])
    expect(count(mail.text, href)).toBe(1)
    expect(count(mail.text, sender.supportUrl)).toBe(1)
    expect(mail.text).not.toMatch(/<[a-z]|&amp;/)
  })

  test('greets by first name, and without one says there', async () => {
    expect((await render({ firstName: 'Maya' })).text).toContain('Hi Maya,')
    expect((await render()).text).toContain('Hi there,')
  })

  test('SHELL-07 names the hub as configured, and by no other name', async () => {
    const { subject, html, text } = await render({ hubName: 'Ledger Desk' })
    for (const part of [subject, html, text]) {
      expect(part).toContain('Ledger Desk')
      expect(part).not.toContain('Partner Hub')
    }
  })

  test('keeps the subject one line whatever the hub is called', async () => {
    const mail = await render({ hubName: 'Hub\r\nBcc: all@firm.example\u2028\0' })
    expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    expect(mail.subject).toContain('Hub Bcc: all@firm.example')
  })

  test('shows what people typed as text, never as markup', async () => {
    const mail = await render({ firstName: '<img src=x onerror=alert(1)>', hubName: '"><script>x</script>' })
    expect(mail.html).not.toMatch(/<script|<img/)
    expect(mail.text).toContain('Hi <img src=x onerror=alert(1)>,')
  })

  test('fits a narrow client that drops the style block', async () => {
    const { html } = await render()
    const blocks = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css)
    expect(blocks).toHaveLength(1)
    expect(blocks[0]).toMatch(/^@media \(min-width:621px\)\{.*\}$/)
    const widths = [...html.matchAll(/[";]width:([^;"]+)/g)].map(([, width]) => width)
    expect(widths.filter((width) => width !== '100%' && Number.parseInt(width ?? '', 10) > 320)).toEqual([])
    expect(html).toMatch(/width="600"[^>]* style="width:100%;max-width:600px"/)
    expect(html).not.toMatch(/<link|@import|src=/)
  })

  test('has no text smaller than 13 px', async () => {
    const { html } = await render()
    const sizes = [...html.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size))
    expect(Math.min(...sizes)).toBe(13)
  })
})

test('links tell how long they are valid, as configured', async () => {
  expect((await renderConfirmEmail({ ...sender, confirmUrl: tokenUrl })).text).toContain('valid for 24 hours.')
  expect((await renderResetPassword({ ...sender, resetUrl: tokenUrl })).text).toContain(
    'valid for 1 hour and works once.',
  )
  expect((await renderConfirmEmail({ ...sender, confirmUrl: tokenUrl, validHours: 48 })).text).toContain(
    'valid for 48 hours.',
  )
})
