// npm run mail-dns -- --sender ip4:192.0.2.1 --reports-to postmaster@example.com: prints the DNS records for the hub's mail.
import { parseArgs } from 'node:util'
import { readConfig } from '../../server/src/config.ts'
import { mailDnsRecords, zoneLine } from './mail-dns.ts'

const { values } = parseArgs({
  options: { sender: { type: 'string', multiple: true, default: [] }, 'reports-to': { type: 'string' } },
})
const { config, secrets } = readConfig()
const domain = config.MAIL_ADDRESS.split('@')[1] ?? ''
const { MAIL_DKIM_SELECTOR: selector } = config
const { MAIL_DKIM_KEY: privateKey } = secrets
if (!selector || !privateKey) throw new Error('Set MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY, as the hub has them.')
const reportsTo = values['reports-to'] ?? `postmaster@${domain}`
for (const record of mailDnsRecords({ domain, senders: values.sender, selector, privateKey, reportsTo }))
  console.log(zoneLine(record))
