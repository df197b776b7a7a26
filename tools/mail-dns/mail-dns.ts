import { createPublicKey } from 'node:crypto'

export interface Sender {
  /** The domain that mails come from. */
  domain: string
  /** Hosts or networks that may send for it, as SPF names them: `ip4:192.0.2.1`, `include:relay.example`. */
  senders: readonly string[]
  selector: string
  /** The PEM that the hub signs with. */
  privateKey: string
  /** Who reads what other servers report. */
  reportsTo: string
}

export interface DnsRecord {
  name: string
  type: 'TXT'
  value: string
}

/** What the DNS of the sender's domain must say, so that nobody else's mail passes for ours (docs/threats.md E4). */
export const mailDnsRecords = ({ domain, senders, selector, privateKey, reportsTo }: Sender): DnsRecord[] => {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  const txt = (name: string, value: string): DnsRecord => ({ name, type: 'TXT', value })
  return [
    txt(domain, `v=spf1 ${senders.join(' ')} -all`),
    txt(`${selector}._domainkey.${domain}`, `v=DKIM1; k=rsa; p=${publicKey}`),
    txt(`_dmarc.${domain}`, `v=DMARC1; p=reject; adkim=s; aspf=s; rua=mailto:${reportsTo}`),
    txt(`_smtp._tls.${domain}`, `v=TLSRPTv1; rua=mailto:${reportsTo}`),
  ]
}

/** A string of a TXT record holds at most 255 characters; longer values are several of them. */
export const zoneLine = ({ name, type, value }: DnsRecord): string =>
  `${name}. ${type} ${(value.match(/.{1,255}/g) ?? []).map((part) => `"${part}"`).join(' ')}`
