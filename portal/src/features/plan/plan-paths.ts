export type PlanPaths = {
  clients: string
  /** The client's Billing tab, where the page was opened from and where it ends. */
  billing: string
  /** The card editor, which leads back to this page and its wish. */
  paymentMethod: string
}
