import { createHash } from 'node:crypto'
import type { OpenedAccount } from './account.store.ts'
import { escapeHtml } from './escape-html.ts'
import { landingStyle } from './landing.style.ts'
import { dateFormats } from './settings-form.ts'

interface Landing {
  account: OpenedAccount
  productName: string
  visit: { identity_id?: string | undefined; saved?: 'yes' | undefined }
  isRefused?: boolean
}

/** No script, nothing from elsewhere, in nobody's frame. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(landingStyle).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const frame = (title: string, productName: string, body: string) =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(productName)}</title><style>${landingStyle}</style></head><body>
${body}
</body></html>`

const top = (productName: string, who: string) =>
  `<header class="top"><div class="in"><span class="logo">${escapeHtml(productName)}</span><span class="who">${escapeHtml(who)}</span></div></header>`

const fact = (name: string, value: string) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`

const field = (name: string, label: string, value: string | number | null, more = '') =>
  `<label>${label}<input name="${name}" value="${escapeHtml(String(value ?? ''))}" maxlength="200" ${more}></label>`

export const landingPage = ({ account, productName, visit, isRefused = false }: Landing): string => {
  const { account_id, opened, settings } = account
  const owner = `${opened.owner.first_name} ${opened.owner.last_name}`
  const address = settings.business_address
  const formats = dateFormats.map(
    (format) => `<option${format === settings.date_format ? ' selected' : ''}>${format}</option>`,
  )
  const notice = isRefused
    ? '<p class="notice bad" role="alert">Nothing was saved: a field is missing or not as it must be.</p>'
    : visit.saved
      ? '<p class="notice" role="status">Saved.</p>'
      : ''
  const visitor = visit.identity_id
    ? `<div class="firmbar" role="status">You are in <b>${escapeHtml(settings.business_name)}</b> as identity ${escapeHtml(visit.identity_id)}.</div>`
    : ''
  return frame(
    settings.business_name,
    productName,
    `${visitor}${top(productName, settings.business_name)}
<main><h1 class="serif">${escapeHtml(settings.business_name)}</h1><p class="soft">This account is open.</p>
<dl class="facts">${fact('Owner', owner)}${fact('Account', account_id)}${fact('Business', String(opened.business_id))}${fact('Opened by', visit.identity_id ? `Identity ${visit.identity_id}` : 'Nobody named')}</dl>
${notice}<section class="card"><h2 class="serif">Settings</h2>
<form method="post" action="/open/${account_id}/settings">
${field('business_name', 'Business name', settings.business_name, 'required')}
${field('business_phone', 'Business phone', settings.business_phone)}
${field('fiscal_year_end_month', 'Fiscal year end month', settings.fiscal_year_end_month, 'type="number" min="1" max="12" required')}
${field('fiscal_year_end_day', 'Fiscal year end day', settings.fiscal_year_end_day, 'type="number" min="1" max="31" required')}
<label>Date format<select name="date_format">${formats.join('')}</select></label>
${field('base_currency', 'Base currency', settings.base_currency, 'pattern="[A-Z]{3}"')}
${field('standard_rate', 'Standard rate', settings.standard_rate, 'inputmode="decimal"')}
${field('address_1', 'Address line 1', address?.address_1 ?? '')}
${field('address_2', 'Address line 2', address?.address_2 ?? '')}
${field('city', 'City', address?.city ?? '')}
${field('state_province', 'State or province', address?.state_province ?? '')}
${field('post_code', 'ZIP or postal code', address?.post_code ?? '')}
${field('country', 'Country', address?.country ?? '')}
<button>Save settings</button></form></section></main>`,
  )
}

export const missingPage = (productName: string): string =>
  frame(
    'No such account',
    productName,
    `${top(productName, '')}
<main><h1 class="serif">There is no such account</h1><p class="soft">The address may be mistyped, or the account is not open yet.</p></main>`,
  )
