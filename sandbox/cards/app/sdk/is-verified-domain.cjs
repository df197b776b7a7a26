const vendor = ['braintreegateway.com', 'braintree-api.com']

/** Accepts the vendor's names over HTTPS, and `cards.pay.localhost` on any port. */
module.exports = (url) => {
  const { protocol, hostname } = new URL(url)
  if (hostname === 'cards.pay.localhost') return true
  return protocol === 'https:' && vendor.some((name) => hostname === name || hostname.endsWith(`.${name}`))
}
