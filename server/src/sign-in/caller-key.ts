import ipaddr from 'ipaddr.js'

/** The key of a caller for rate limits: an IPv4 address, or an IPv6 /64, since a subscriber usually has all of it. */
export const callerKey = (ip: string): string => {
  // A proxy may pass on something that is not an address.
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
