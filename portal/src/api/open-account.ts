import type { AccountPage } from '@partner-hub/contracts/books/hand-over.ts'
import { accountRefusals, clientErrors } from '../texts/client-errors.ts'
import type { Pair } from '../texts/errors.ts'
import { api } from './api.ts'
import { openClientAccount } from './contract.ts'
import { wordsOf } from './failure.ts'
import { isNoClient, noClient } from './no-client.ts'
import { ApiProblem } from './problem.ts'

/** A URL that opens a client's account once, within half a minute; its ticket is in a cookie. */
export const openAccount = async (uuid: string, page?: AccountPage): Promise<string> => {
  const { url } = await api(openClientAccount, { params: { uuid }, ...(page && { query: { page } }) })
  return url
}

const isRefusal = (code: string): code is keyof typeof accountRefusals => Object.hasOwn(accountRefusals, code)

/** Why an account was not opened: the text for its refusal, or that it failed. */
export const refusalOf = (error: unknown): Pair => {
  if (isNoClient(error)) return noClient()
  return error instanceof ApiProblem && isRefusal(error.code)
    ? accountRefusals[error.code]
    : wordsOf(error, clientErrors.clientAccount)
}
