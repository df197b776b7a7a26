import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { allowSupportRequest, declineSupportRequest, getSupportRequest } from '../../api/contract.ts'

export const supportRequestQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['support-request', uuid],
    queryFn: ({ signal }) => api(getSupportRequest, { params: { uuid }, signal }),
  })

const answers = { allow: allowSupportRequest, decline: declineSupportRequest }

/** A refusal means that the request has changed, so it is reloaded. */
export const useSupportAnswer = (uuid: string) => {
  const queryClient = useQueryClient()
  const { queryKey } = supportRequestQuery(uuid)
  return useMutation({
    mutationFn: (answer: keyof typeof answers) => api(answers[answer], { params: { uuid } }),
    onSuccess: (request) => queryClient.setQueryData(queryKey, request),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}

export type SupportAnswer = ReturnType<typeof useSupportAnswer>
