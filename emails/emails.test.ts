import { describe, expect, test } from 'vitest'
import { renderAccountantInvitation } from './accountant-invitation.ts'
import { renderAlreadyRegistered } from './already-registered.ts'
import { renderConfirmEmail } from './confirm-email.ts'
import { renderInvitation, renderReminder } from './invitation.ts'
import { renderInvitationAnswered } from './invitation-answered.ts'
import { renderPasswordChanged } from './password-changed.ts'
import { renderResetPassword } from './reset-password.ts'
import { anchors, count, escaped, words } from './testing/read-mail.ts'
import { renderTrialEnding } from './trial-ending.ts'

const sender = { hubName: 'Partner Hub', providerName: 'Northwind', supportUrl: 'https://help.northwind.example/' }
const forgotPasswordUrl = 'https://id.northwind.example/forgot-password'
const tokenUrl = 'https://id.northwind.example/confirm?token=aZ-_09&next=%2F'
const signInUrl = 'https://id.northwind.example/sign-in'

const messages = [
  {
    name: 'confirm email',
    render: (more = {}) => renderConfirmEmail({ ...sender, confirmUrl: tokenUrl, ...more }),
    subject: 'Confirm your email for Partner Hub',
    button: 'Confirm email',
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

const accountant = {
  ...sender,
  productName: 'Northwind Books',
  businessName: 'Bluebird Bakery',
  ownerName: 'Ana Reyes',
  hasAccount: true,
  hasFirm: true,
  url: 'https://hub.northwind.example/accountant-invitations/0198',
}

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

  test('greets by first name, or with "there" without one', async () => {
    expect((await render({ firstName: 'Maya' })).text).toContain('Hi Maya,')
    expect((await render()).text).toContain('Hi there,')
  })

  test('SHELL-07 uses the configured name of the hub and no other', async () => {
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

test('a mail with a link says how long it is valid, as configured', async () => {
  expect((await renderConfirmEmail({ ...sender, confirmUrl: tokenUrl })).text).toContain('valid for 24 hours.')
  expect((await renderResetPassword({ ...sender, resetUrl: tokenUrl })).text).toContain(
    'valid for 1 hour and works once.',
  )
  expect((await renderConfirmEmail({ ...sender, confirmUrl: tokenUrl, validHours: 48 })).text).toContain(
    'valid for 48 hours.',
  )
})

const invitation = {
  ...sender,
  firmName: 'Alder & Finch LLP',
  firmLogoUrl: null,
  subject: 'Alder & Finch LLP invites you',
  message: 'Hi Grace,\r\n\r\nWe have set up an account.\nIt is yours.\n \n\nMaya',
  acceptUrl: 'https://hub.northwind.example/accept#0198.aZ-_09',
  clientName: 'Bluebird Bakery',
  expiresAt: new Date('2026-12-15T15:00:00Z'),
}

const inParagraphs = (html: string) =>
  [...html.matchAll(/<p [^>]*>(.*?)<\/p>/gs)].map(([, content]) => words((content ?? '').replaceAll('<br/>', '\n')))

describe('invitation', () => {
  test("INV-16 INV-17 shows the firm's text, with its paragraphs and lines, and one button", async () => {
    const mail = await renderInvitation(invitation)
    expect(mail.subject).toBe('Alder & Finch LLP invites you')
    expect(inParagraphs(mail.html)).toEqual([
      'Hi Grace,',
      'We have set up an account.\nIt is yours.',
      'Maya',
      'This invitation is for Bluebird Bakery. It is valid until December 15, 2026. Need a hand? You can contact the Support Team here.',
    ])
    expect(anchors(mail.html).map(([, target, content]) => [target, words(content ?? '')])).toEqual([
      ['https://hub.northwind.example/accept#0198.aZ-_09', 'Accept the Invitation'],
      ['https://help.northwind.example/', 'contact the Support Team here'],
    ])
    expect(mail.text).toContain('Hi Grace,\n\nWe have set up an account.\nIt is yours.\n\nMaya\n\n')
    expect(mail.text).toContain('Accept the Invitation https://hub.northwind.example/accept#0198.aZ-_09')
  })

  test('shows what people typed as text, without markup or links', async () => {
    const mail = await renderInvitation({
      ...invitation,
      firmName: '<img src=x>',
      subject: '</title><script>alert(1)</script>',
      message:
        '<a href="https://evil.example">x</a> https://evil.example/ [x](https://evil.example) <script>1</script>',
    })
    expect(mail.html).not.toMatch(/<script|<img/)
    expect(anchors(mail.html)).toHaveLength(2)
    expect(mail.html).not.toMatch(/href="[^"]*evil/)
    expect(mail.text).toContain('<a href="https://evil.example">x</a>')
  })

  test('shows the firm’s logo if it has one, and its name in any case', async () => {
    const logo = (html: string) => [...html.matchAll(/<img src="([^"]*)"/g)].map(([, source]) => source)
    const firmLogoUrl = 'https://files.northwind.example/logo.png'
    expect(logo((await renderInvitation({ ...invitation, firmLogoUrl })).html)).toEqual([firmLogoUrl])
    const { html } = await renderInvitation(invitation)
    expect(logo(html)).toEqual([])
    expect(html).toMatch(/<td class="ink"[^>]*>Alder &amp; Finch LLP<\/td>/)
  })

  test('is light by its inline styles and dark if the device prefers it', async () => {
    const { html } = await renderInvitation(invitation)
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    const blocks = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css ?? '')
    expect(blocks).toHaveLength(2)
    expect(blocks[1]).toMatch(/^@media \(prefers-color-scheme:dark\)\{.*\}$/)
    const recoloured = new Set([...(blocks[1] ?? '').matchAll(/\.([a-z]+)[ {]/g)].map(([, name]) => name))
    expect([...recoloured].sort()).toEqual(['act', 'box', 'canvas', 'foot', 'ink', 'link', 'muted'])
    for (const name of recoloured) expect(html).toMatch(new RegExp(`class="([a-z ]+ )?${name}"`))
  })

  test('DEC-22 a reminder’s subject starts with "Reminder" and has at most 100 characters', async () => {
    const mail = await renderReminder(invitation)
    expect(mail.subject).toBe('Reminder: Alder & Finch LLP invites you')
    expect(inParagraphs(mail.html).slice(0, 2)).toEqual([
      'This is a reminder: your invitation from Alder &amp; Finch LLP to Bluebird Bakery is still open.',
      'Hi Grace,',
    ])
    expect(mail.text).toContain('It is valid until December 15, 2026.')
    const { subject } = await renderReminder({ ...invitation, subject: 'é'.repeat(100) })
    expect(subject).toBe(`Reminder: ${'é'.repeat(89)}…`)
    expect(Array.from(subject)).toHaveLength(100)
  })
})

test('the trial-ending mail names the client and the day, the client’s name as text', async () => {
  const clientUrl = 'https://hub.northwind.example/clients/1'
  const render = (daysLeft: number, clientName = 'Bluebird Bakery') =>
    renderTrialEnding({ ...sender, firstName: 'Maya', clientName, daysLeft, clientUrl })
  const week = await render(7)
  expect(week.subject).toBe('The free trial of Bluebird Bakery ends in 7 days')
  expect(week.text).toContain(clientUrl)
  expect((await render(1)).subject).toBe('The free trial of Bluebird Bakery ends tomorrow')
  const odd = await render(7, '<b>Bakery</b>\r\nBcc: all@firm.example')
  expect(odd.subject).not.toMatch(/[\r\n]/)
  expect(odd.html).not.toContain('<b>Bakery')
})

test('the mail about an answered invitation names the owner, the client and what comes next', async () => {
  const clientUrl = 'https://hub.northwind.example/clients/1'
  const render = (isAccepted: boolean, ownerName = 'Grace Whitfield') =>
    renderInvitationAnswered({
      ...sender,
      firstName: 'Maya',
      clientName: 'Bluebird Bakery',
      ownerName,
      isAccepted,
      clientUrl,
    })
  const [yes, no] = [await render(true), await render(false)]
  expect(yes.subject).toBe('Grace Whitfield accepted your invitation to Bluebird Bakery')
  expect(yes.text).toContain(
    'Great news, your invitation was accepted! Grace Whitfield can now log in to the account you created for them.',
  )
  expect(no.subject).toBe('Grace Whitfield declined your invitation to Bluebird Bakery')
  expect(no.text).toContain('Talk to them, then send the invitation again.')
  for (const { text } of [yes, no]) expect(text).toContain(clientUrl)
  const odd = await render(true, '<b>Grace</b>\r\nBcc: all@firm.example')
  expect(odd.subject).not.toMatch(/[\r\n]/)
  expect(odd.html).not.toContain('<b>Grace')
})

test('PERM-08 the accountant invitation says who invites, in which role, what accepting does and whether to sign up first', async () => {
  const known = await renderAccountantInvitation(accountant)
  expect(known.text).toContain(
    "Ana Reyes of Bluebird Bakery invited you to their team in Northwind Books, in the Accountant role. Once you accept, Bluebird Bakery appears in your firm's client list.",
  )
  expect(known.text).not.toContain('Sign up')
  expect(known.text).not.toContain('register')
  const withoutFirm = await renderAccountantInvitation({ ...accountant, hasFirm: false })
  expect(withoutFirm.text).toContain('To accept, register your accounting firm in Partner Hub first.')
  const unknown = await renderAccountantInvitation({ ...accountant, hasAccount: false, hasFirm: false, url: signInUrl })
  expect(unknown.text).toContain(
    "You don't have a Partner Hub account yet. Sign up with this address and register your firm",
  )
  expect(anchors(unknown.html).map(([, target, content]) => [target, words(content ?? '')])).toContainEqual([
    signInUrl,
    'Sign up for Partner Hub',
  ])
  const odd = await renderAccountantInvitation({
    ...accountant,
    businessName: '<b>Bakery</b>\r\nBcc: all@firm.example',
  })
  expect(odd.subject).not.toMatch(/[\r\n]/)
  expect(odd.html).not.toContain('<b>Bakery')
})
