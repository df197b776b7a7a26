import { whileBeating } from '../platform/workflow/while-beating.ts'
import type { provisionClient } from './provision-client.ts'

export interface ProvisioningActivities {
  /** Returns the account's URL. */
  openBooksAccount(firm: string, client: string): Promise<string>
  rememberAccount(firm: string, client: string, redirectUrl: string): Promise<void>
  copyBooksSettings(firm: string, client: string): Promise<void>
}

export const createProvisioningActivities = ({
  open,
  remember,
  copySettings,
}: ReturnType<typeof provisionClient>): ProvisioningActivities => ({
  openBooksAccount: (firm, client) => whileBeating((signal) => open(firm, client, signal)),
  rememberAccount: remember,
  copyBooksSettings: (firm, client) => whileBeating(() => copySettings(firm, client)),
})
