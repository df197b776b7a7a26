import { zodResolver } from '@hookform/resolvers/zod'
import { type BillingDetails, BillingDetailsForm } from '@partner-hub/contracts/billing/billing-details.ts'
import { useMutation } from '@tanstack/react-query'
import { type FieldPath, useForm } from 'react-hook-form'
import { api } from '../../api/api.ts'
import { saveBillingDetails } from '../../api/contract.ts'
import { wordsOf } from '../../api/failure.ts'
import { problemOf, statusOf } from '../../api/problem.ts'
import { billingDetails as texts } from '../../texts/billing-details.ts'
import { toast } from '../../ui/overlays/toast.tsx'

const isField = (name: string): name is FieldPath<BillingDetails> => name in BillingDetailsForm.shape

interface Given {
  readonly organizationUuid: string
  readonly opened: BillingDetails
  readonly onSaved: () => void
}

export const useBillingDetails = ({ organizationUuid, opened, onSaved }: Given) => {
  const form = useForm<BillingDetails>({
    resolver: zodResolver(BillingDetailsForm),
    mode: 'onTouched',
    defaultValues: opened,
  })
  const mutation = useMutation({
    mutationFn: (body: BillingDetails) => api(saveBillingDetails, { params: { organizationUuid }, body }),
    onSuccess: () => {
      toast.success(texts.saved.title, texts.saved.text)
      onSaved()
    },
    onError: (error) => {
      // An expired session is handled elsewhere.
      if (statusOf(error) === 401) return
      for (const [name, message] of Object.entries(problemOf(error)?.fields ?? {}))
        if (isField(name)) form.setError(name, { message })
      const { title, text } = wordsOf(error, texts.failed.saving)
      toast.error(title, text)
    },
  })
  return {
    form,
    isPending: mutation.isPending,
    save: form.handleSubmit((values) => mutation.mutate(values)),
  }
}

export type BillingDetailsFormState = ReturnType<typeof useBillingDetails>['form']
