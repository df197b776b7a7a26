export const paymentMethod = {
  heading: 'Payment Method',
  edit: 'Edit',
  editName: 'Edit Payment Method',
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  billingInfo: 'Billing Info',
  none: { title: 'No card yet', text: 'Needed before your first plan. Nothing is charged now.' },
  add: 'Add payment method',
  loading: 'Loading the payment method',
} as const

export const editPaymentMethod = {
  title: 'Edit Payment Method',
  text: 'Any edits to your payment method will be applied to all client accounts billed to your firm. Are you sure you want to continue?',
  confirm: 'Continue',
  cancel: 'Cancel',
} as const

export const brandNames = {
  'american-express': 'American Express',
  'master-card': 'Mastercard',
  visa: 'Visa',
  other: 'Card',
} as const
