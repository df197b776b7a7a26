/** The firm's billing page. */
export const BILLING_PATH = '/billing'

/** What each plan costs (DEC-109). */
export const COMPARED_PLANS_PATH = `${BILLING_PATH}/plans`

/** The card editors, each a document of its own (DEC-75). */
export const PAYMENT_METHOD_PATH = `${BILLING_PATH}/payment-method`
export const LEGACY_PAYMENT_METHOD_PATH = `${PAYMENT_METHOD_PATH}/legacy`
