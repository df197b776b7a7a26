import { clients, statusTexts } from '../../texts/clients.ts'

export interface FilterOption {
  readonly label: string
  /** The values sent to the server: one pill may stand for several statuses. */
  readonly values: readonly string[]
}

export interface ClientFilterKind {
  /** Its parameter in the URL and in the call. */
  readonly name: 'invitation_status' | 'subscription_status' | 'billing_owner' | 'plan'
  readonly label: string
  readonly options: readonly FilterOption[]
}

const { columns, filters } = clients
const { subscription, invitation, billing } = statusTexts
const option = (label: string, ...values: string[]): FilterOption => ({ label, values })

/** In toolbar order. Statuses are labeled like their pills. */
export const clientFilters: readonly ClientFilterKind[] = [
  {
    name: 'invitation_status',
    label: columns.invitation,
    options: (['DRAFT', 'PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const).map((status) =>
      option(invitation[status], status),
    ),
  },
  {
    name: 'subscription_status',
    label: columns.status,
    options: [
      option(subscription.active, 'ACTIVE'),
      option(filters.trial, 'ACTIVE_TRIAL'),
      option(subscription.trialExpired, 'TRIAL_EXPIRED'),
      option(subscription.noPlan, 'DIRECT_BILLING_PENDING', 'INACTIVE', 'CANCELLED'),
      option(subscription.noAccess, 'NO_ACCESS'),
    ],
  },
  {
    name: 'billing_owner',
    label: columns.billing,
    options: [option(billing.ACCOUNTANT, 'ACCOUNTANT'), option(billing.CLIENT, 'CLIENT')],
  },
  { name: 'plan', label: filters.plan, options: filters.plans.map((plan) => option(plan, plan)) },
]

const hasAny = (values: readonly string[], { values: own }: FilterOption): boolean =>
  own.some((value) => values.includes(value))

/** The options that contain any of these values: one of a pill's statuses selects the whole pill. */
export const selectedOptions = ({ options }: ClientFilterKind, values: readonly string[]): FilterOption[] =>
  options.filter((each) => hasAny(values, each))

export const valuesOf = (options: readonly FilterOption[]): string[] => options.flatMap(({ values }) => values)

/** The values after toggling one option. */
export const toggleOption = (kind: ClientFilterKind, values: readonly string[], toggle: FilterOption): string[] =>
  valuesOf(kind.options.filter((each) => hasAny(values, each) !== (each === toggle)))
