import { type ErrorOut, errors, type KoaContextWithOIDC } from 'oidc-provider'
import { newFaultId } from '../platform/ids/ids.ts'
import type { SignInDocuments } from './sign-in-documents.ts'

export interface ProviderPages {
  signOut(context: KoaContextWithOIDC, form: string): Promise<void>
  failure(context: KoaContextWithOIDC, out: ErrorOut, error: Error): Promise<void>
}

/** Our documents in place of the provider's own pages. */
export const providerPages = (documents: SignInDocuments): ProviderPages => {
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
      if (error instanceof errors.SessionNotFound) return show(context, { page: 'unknown-sign-in' })
      const fault_id = out.error === 'server_error' ? newFaultId() : null
      // The provider logs the fault a moment later, under this id.
      context.state.fault_id = fault_id
      await show(context, { page: 'failure', fault_id })
    },
  }
}
