/** The display names that the server writes on <html>; the product's own name is a configuration value. */
const nameOf = (key: 'hubName' | 'providerName' | 'productName', standard: string): string =>
  document.documentElement.dataset[key] ?? standard

export const hubName = (): string => nameOf('hubName', 'Partner Hub')
export const providerName = (): string => nameOf('providerName', 'Northwind')
export const productName = (): string => nameOf('productName', 'Northwind Books')

const supportPhone = (): string => document.documentElement.dataset.supportPhone ?? ''

/** For headings: keeps the product's name on one line. */
export const withUnbrokenNames = (text: string): string =>
  withNames(text.replaceAll('{hub name}', hubName().replaceAll(' ', '\u00a0')))

/** Replaces {hub name}, {provider name}, {product name} and {phone} in a catalogue text. */
export const withNames = (text: string): string =>
  text
    .replaceAll('{hub name}', hubName())
    .replaceAll('{provider name}', providerName())
    .replaceAll('{product name}', productName())
    .replaceAll('{phone}', supportPhone())
