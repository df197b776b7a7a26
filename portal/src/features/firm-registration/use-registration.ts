import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import { useMutation } from '@tanstack/react-query'
import { registerOrganization } from '../../api/contract.ts'
import { problemOf } from '../../api/problem.ts'
import { saveNewRecord } from '../../api/records.ts'
import { type Draft, newKey } from '../../drafts/wizard-draft.ts'
import { errors } from '../../texts/errors.ts'
import { firmRegistration } from '../../texts/firm-registration.ts'
import { beginActivity } from '../../ui/overlays/activities.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { type Answers, registrationOf } from './answers.ts'

const isCode = (error: unknown, code: string): boolean => problemOf(error)?.code === code

interface Ends {
  readonly onNewKey: (key: string) => void
  readonly onRegistered: () => void
  readonly onAlreadyRegistered: () => void
}

type Attempt = Pick<Draft<Answers>, 'answers' | 'idempotencyKey'>

/**
 * Registers the firm under the wizard's idempotency key. If answers change after a try, a new key is needed: the old
 * one belongs to the old answers.
 */
export const useRegistration = ({ onNewKey, onRegistered, onAlreadyRegistered }: Ends) => {
  const register = async ({ answers, idempotencyKey }: Attempt): Promise<Organization> => {
    const body = registrationOf(answers)
    try {
      return await saveNewRecord(registerOrganization, { body, idempotencyKey })
    } catch (error) {
      if (!isCode(error, 'key_reused')) throw error
      const key = newKey()
      onNewKey(key)
      return await saveNewRecord(registerOrganization, { body, idempotencyKey: key })
    }
  }
  const mutation = useMutation({
    mutationFn: register,
    onMutate: () => ({ endActivity: beginActivity('register-organization', firmRegistration.submitting) }),
    onSuccess: onRegistered,
    onError: (error) => {
      if (isCode(error, 'already_registered')) onAlreadyRegistered()
      else toast.error(errors.registration.title, errors.registration.text)
    },
    onSettled: (_data, _error, _variables, context) => context?.endActivity(),
  })
  const isLeaving = mutation.isSuccess || isCode(mutation.error, 'already_registered')
  return {
    register: mutation.mutate,
    isUnderWay: mutation.isPending || isLeaving,
    hasFailed: mutation.isError && !isLeaving,
  }
}
