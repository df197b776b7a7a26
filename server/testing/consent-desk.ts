import { switchSupportConsent } from '../src/firms/switch-support-consent.ts'
import type { FirmCaller } from './hub.ts'
import type { StaffPerson, SupportDesk } from './support-desk.ts'

export type ConsentDesk = ReturnType<typeof consentDesk>

/** Firms that require consent, and what staff and their requests leave there. */
export const consentDesk = (desk: SupportDesk) => {
  const { database } = desk.product.hub.parts

  const switched = ({ organization_uuid }: FirmCaller, isRequired: boolean) =>
    switchSupportConsent({ database })(organization_uuid, isRequired, { kind: 'machine', name: 'support-consent' })

  const firmThatAsks = async () => {
    const firm = await desk.product.hub.firm({ name: 'Alder & Finch LLP' })
    await switched(firm, true)
    return firm
  }
  const switchOff = (firm: FirmCaller) => switched(firm, false)

  /** Staff log in, find the firm and press the button that starts a visit. */
  const begin = async (staff: StaffPerson, { organization_uuid }: FirmCaller, typed: Record<string, string> = {}) => {
    const { browser, page } = await desk.logIn(staff)
    return desk.handOver(browser, page, { firm: organization_uuid, ...typed })
  }

  const requestsOf = async ({ organization_uuid }: FirmCaller): Promise<string[]> =>
    (
      await desk.asTime<{ uuid: string }>(
        'select uuid from support_request where organization_uuid = $1 order by created_at',
        [organization_uuid],
      )
    ).map(({ uuid }) => uuid)

  /** The audit trail's support entries, without page views. */
  const actsOf = async ({ organization_uuid }: FirmCaller): Promise<string[]> =>
    (
      await desk.asTime<{ act: string }>(
        `select act from activity where organization_uuid = $1 and act like 'support\\_%'
          and act not in ('support_request', 'support_looked_up') order by at, uuid`,
        [organization_uuid],
      )
    ).map(({ act }) => act)

  const emailOf = async ({ user_id }: { user_id: number }): Promise<string> =>
    (await desk.asTime<{ email: string }>('select email from users where id = $1', [user_id]))[0]?.email ?? ''

  return { firmThatAsks, switchOff, begin, requestsOf, actsOf, emailOf }
}
