import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { type DnsRecord, mailDnsRecords, zoneLine } from './mail-dns.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const records = mailDnsRecords({
  domain: 'northwind.example',
  senders: ['ip4:192.0.2.10', 'include:relay.example'],
  selector: 'hub1',
  privateKey: pem,
  reportsTo: 'postmaster@northwind.example',
})
const valueAt = (name: string) => records.filter((record) => record.name === name).map(({ value }) => value)
const tagsOf = (value = '') =>
  Object.fromEntries(value.split(';').map((tag) => [tag.split('=')[0]?.trim(), tag.slice(tag.indexOf('=') + 1).trim()]))

test('E4 SPF names the senders, refuses all others and stays within ten look-ups', () => {
  const [spf = '', ...more] = valueAt('northwind.example')
  expect([spf, more]).toEqual(['v=spf1 ip4:192.0.2.10 include:relay.example -all', []])
  const lookups = spf.split(' ').filter((term) => /^[+?~-]?(include|a|mx|ptr|exists|redirect)\b/.test(term))
  expect(lookups.length).toBeLessThanOrEqual(10)
  expect(spf).not.toMatch(/\bptr\b|[+?~]all/)
})

test('E4 the DKIM record verifies what the 2048-bit signing key signs', () => {
  const [record] = valueAt('hub1._domainkey.northwind.example')
  const { v, k, p = '' } = tagsOf(record)
  expect([v, k]).toEqual(['DKIM1', 'rsa'])
  const published = createPublicKey({ key: Buffer.from(p, 'base64'), type: 'spki', format: 'der' })
  expect(published.asymmetricKeyDetails?.modulusLength).toBe(2048)
  const sample = Buffer.from('from:hub@northwind.example\r\nsubject:Your books')
  const signature = sign('sha256', sample, pem)
  expect(verify('sha256', sample, published, signature)).toBe(true)
  expect(verify('sha256', Buffer.concat([sample, Buffer.from('!')]), published, signature)).toBe(false)
})

test('E4 DMARC rejects mail that passes neither, with strict alignment, and names an address for reports', () => {
  const [dmarc] = valueAt('_dmarc.northwind.example')
  expect(tagsOf(dmarc)).toEqual({
    v: 'DMARC1',
    p: 'reject',
    adkim: 's',
    aspf: 's',
    rua: 'mailto:postmaster@northwind.example',
  })
  expect(dmarc?.startsWith('v=DMARC1; p=')).toBe(true)
  expect(valueAt('_smtp._tls.northwind.example')).toEqual(['v=TLSRPTv1; rua=mailto:postmaster@northwind.example'])
})

test('a zone file splits each value into strings of at most 255 characters', () => {
  const long = records.find(({ name }) => name.startsWith('hub1.')) as DnsRecord
  const strings = [...zoneLine(long).matchAll(/"([^"]*)"/g)].map(([, part = '']) => part)
  expect(strings.length).toBeGreaterThan(1)
  expect(Math.max(...strings.map(({ length }) => length))).toBeLessThanOrEqual(255)
  expect(strings.join('')).toBe(long.value)
})
