/** What a field says, by the message key that a contract's rule gives. */
export const messages = {
  first_name_missing: 'Enter your first name',
  first_name_too_long: "You can't enter a first name longer than 100 characters",
  last_name_missing: 'Enter your last name',
  last_name_too_long: "You can't enter a last name longer than 100 characters",
  phone_missing: 'Enter your phone number',
  phone_malformed: 'Enter a valid phone number, e.g. 1234567890',
  phone_too_long: "The phone number can't be longer than 100 characters",
  firm_name_missing: 'Enter your firm name',
  firm_name_too_long: "Your firm name can't be longer than 150 characters",
  country_missing: 'Select the country of your firm',
  state_missing: 'Select the state of your firm',
  time_zone_unknown: 'Select a time zone',
  date_format_unknown: 'Select a date format',
  number_of_clients_missing: 'Select the number of clients',
  type_of_professional_missing: 'Select the type of professional',
  services_missing: 'Select at least one service',
  interest_missing: "Select what you're interested in",
  tos_missing: 'Accept the terms and conditions to go on',
  email_missing: 'Enter your email',
  email_malformed: 'Enter a valid email address',
  password_missing: 'Enter a password',
  own_password_missing: 'Enter your password',
  password_too_short: 'Use at least 8 characters',
  password_too_long: 'Use at most 128 characters',
  password_breached: 'This password is in a known breach. Choose another one',
  client_name_missing: "Enter your client's business name",
  client_name_empty: "Your client's business name must be at least 1 character long",
  client_name_too_long: "Your client's business name can't be longer than 250 characters",
  industry_missing: "Select your client's industry",
  option_missing: 'Select an option',
  client_country_missing: "Select your client's country",
  currency_missing: 'Select a currency type',
  revenue_range_missing: "Select your client's estimated yearly revenue",
  revenue_missing: "Enter your client's estimated yearly revenue",
  billing_currency_missing: "Select the currency for this client's plan billing",
  client_first_name_missing: "Enter client's first name",
  client_first_name_empty: "The client's first name must be at least 1 character long",
  client_first_name_too_long: "The client's first name can't be longer than 100 characters",
  client_last_name_missing: "Enter client's last name",
  client_last_name_empty: "The client's last name must be at least 1 character long",
  client_last_name_too_long: "The client's last name can't be longer than 100 characters",
  client_phone_missing: 'Enter a valid phone number',
  client_email_malformed: 'Enter a valid email',
  invitation_email_missing: 'The email field is required',
  invitation_email_malformed: 'Enter a valid email',
  invitation_email_suppressed: 'This address did not accept our last message. Check it, or enter another one',
  subject_missing: 'The email subject is required',
  subject_empty: 'The email subject must be at least 1 character long',
  subject_too_long: "The email subject can't be longer than 100 characters",
  body_missing: 'The email body is required',
  body_empty: "The email body can't be empty",
  body_too_long: "The email body can't be longer than 4096 characters",
  notes_too_long: "Notes can't be longer than 4,000 characters",
  text_missing: 'Fill in this field',
  text_too_long: 'This text is too long',
  text_unreadable: 'This text has characters that cannot be stored',
} as const

export type MessageKey = keyof typeof messages

const isKey = (key: string): key is MessageKey => Object.hasOwn(messages, key)

/** The text of a key; a key this portal does not know yet shows the field as refused all the same. */
export const messageOf = (key: string | undefined): string | undefined =>
  key === undefined ? undefined : isKey(key) ? messages[key] : 'Check this field'

/** What a form field shows of its state: whether it is wrong, and in which words. */
export const errorProps = ({ invalid, error }: { invalid: boolean; error?: { message?: string } | undefined }) => ({
  isInvalid: invalid,
  errorMessage: messageOf(error?.message),
})
