import { createPublicKey } from 'node:crypto'

export interface Sender {
  /** The domain of the From address. */
  domain: string
  /** Hosts or networks that may send for it, in SPF syntax: `ip4:192.0.2.1`, `include:relay.example`. */
  senders: readonly string[]
  selector: string
  /** The PEM key that the hub signs with. */
  privateKey: string
  /** The address for other servers' reports. */
  reportsTo: string
}

export interface DnsRecord {
  name: string
  type: 'TXT'
  value: string
}

/** The DNS records of the sender's domain that keep others from forging our mail (docs/threats.md E4). */
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

/** A string in a TXT record has at most 255 characters; longer values are split. */
export const zoneLine = ({ name, type, value }: DnsRecord): string =>
  `${name}. ${type} ${(value.match(/.{1,255}/g) ?? []).map((part) => `"${part}"`).join(' ')}`
