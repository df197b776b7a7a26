import { isMainCurrency, type MainCurrency } from '@partner-hub/contracts/places/currencies.ts'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { comparePlans } from '../../api/contract.ts'
import type { AskedPlan } from '../../api/plan.queries.ts'
import { useSettled } from '../../ui/behaviour/use-settled.ts'
import { currencyIn, wishOf } from './plan-wish.ts'
import { useCoupon } from './use-coupon.ts'
import { SETTLE_MS, useWishText } from './use-wish-text.ts'

type Asked = Omit<AskedPlan, 'display_name'> & { currency_code?: MainCurrency }

const comparedPlansQuery = (organizationUuid: string, asked: Asked) =>
  queryOptions({
    queryKey: ['compared-plans', organizationUuid, asked],
    queryFn: ({ signal }) => api(comparePlans, { params: { organizationUuid }, query: asked, signal }),
    placeholderData: keepPreviousData,
  })

const askedIn = (text: string): Asked => {
  const search = new URLSearchParams(text)
  const { display_name: _any, ...wish } = wishOf(search)
  const currency = currencyIn(search)
  return isMainCurrency(currency) ? { ...wish, currency_code: currency } : wish
}

/** What is compared, kept in the URL, and what it would cost. The last figures stay, dimmed, until new ones are there. */
export const useComparedPlans = (organizationUuid: string) => {
  const queryClient = useQueryClient()
  const { text, change } = useWishText()
  const settled = useSettled(text, SETTLE_MS)
  const asked = askedIn(text)
  const query = useQuery(comparedPlansQuery(organizationUuid, askedIn(settled)))
  const check = ({ coupon_code }: AskedPlan) =>
    queryClient.fetchQuery({ ...comparedPlansQuery(organizationUuid, { ...asked, coupon_code }), staleTime: 0 })
  return {
    asked,
    change,
    coupon: useCoupon(check, { asked, change, error: query.error }),
    compared: query.data,
    /** The figures belong to what was asked. */
    isUpToDate: text === settled && !query.isPlaceholderData,
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
  }
}
