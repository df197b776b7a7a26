import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { newFaultId } from '../platform/ids/ids.ts'
import type { Log } from '../platform/log/log.ts'
import type { SignInDocuments } from './sign-in-documents.ts'

export interface ProviderPages {
  signOut(context: KoaContextWithOIDC, form: string): Promise<void>
  failure(context: KoaContextWithOIDC, out: ErrorOut, error: Error): Promise<void>
}

/** What the provider would draw itself, as documents of ours. */
export const providerPages = ({ documents, log }: { documents: SignInDocuments; log: Log }): ProviderPages => {
  const show = async (context: KoaContextWithOIDC, view: Parameters<SignInDocuments['make']>[0]) => {
    const { headers, html } = await documents.make(view)
    context.set(headers)
    context.body = html
  }
  return {
    signOut: async (context) => {
      const { secret } = (context.oidc.session?.state ?? {}) as { secret?: string }
      if (!secret) throw new Error('a log-out without its secret')
      const action = new URL(context.oidc.urlFor('end_session_confirm')).pathname
      await show(context, { page: 'sign-out', action, csrf: '', hidden: { xsrf: secret, logout: 'yes' } })
    },
    failure: async (context, out, error) => {
      const fault_id = out.error === 'server_error' ? newFaultId() : null
      if (fault_id) log.error({ err: error, fault_id }, 'fault')
      await show(context, { page: 'failure', fault_id })
    },
  }
}
