import ipaddr from 'ipaddr.js'

/** One caller to the limits: an IPv4 address, or the /64 that whoever has one IPv6 address has as a whole. */
export const callerKey = (ip: string): string => {
  // A proxy may pass on what is no address.
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
