import { NewPassword } from '@partner-hub/contracts/people/sign-in-pages.ts'
import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import commonPasswords from 'fxa-common-password-list'

/** The message key if a new password is not acceptable; undefined if it is (DEC-36). */
export const newPasswordProblem = (password: string, email = ''): string | undefined => {
  const shape = NewPassword.safeParse(password)
  if (!shape.success) return shape.error.issues[0]?.message
  const known = commonPasswords.test(password) || commonPasswords.test(password.toLowerCase())
  if (email !== '' && emailKey(password) === emailKey(email)) return 'password_is_email'
  return known ? 'password_breached' : undefined
}
