/** The brands of spec §3; any other is a card. */
const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  'master-card': 'Mastercard',
  'american-express': 'American Express',
}

/** 'Visa ending in 4242'. */
export const cardText = ({ brand_code, last_4 }: { brand_code: string; last_4: string }): string =>
  `${brands[brand_code] ?? 'Card'} ending in ${last_4}`
