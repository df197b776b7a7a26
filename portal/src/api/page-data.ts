import type { PageData } from '@partner-hub/contracts/calls/page-data.ts'
import { hubName, productName, providerName } from '../texts/names.ts'

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

/** The values the server wrote on <html>, for display only. */
export const pageData = (): PageData => {
  const data = document.documentElement.dataset
  return {
    hub_name: hubName(),
    provider_name: providerName(),
    product_name: productName(),
    product_slug: data.productSlug as string,
    hub_url: data.hubUrl as string,
    books_url: data.booksUrl as string,
    support_url: data.supportUrl as string,
    support_phone: data.supportPhone as string,
    academy_url: data.academyUrl as string,
    booking_url: data.bookingUrl as string,
    terms_url: data.termsUrl as string,
    product_terms_url: data.productTermsUrl as string,
    privacy_url: data.privacyUrl as string,
    welcome_video_url: data.welcomeVideoUrl as string,
    business_id: numberOf(data.businessId),
    business_uuid: data.businessUuid,
    account_id: data.accountId,
    organization_uuid: data.organizationUuid,
    role: data.role as PageData['role'],
    abilities: data.abilities?.split(' ') as PageData['abilities'],
    own_books_url: data.ownBooksUrl,
    accountant_invitations: numberOf(data.accountantInvitations),
    owes: data.owes as PageData['owes'],
    idle_seconds: numberOf(data.idleSeconds),
    support_until: data.supportUntil,
    support_seconds: numberOf(data.supportSeconds),
    support_name: data.supportName,
    ask_logout: data.askLogout as PageData['ask_logout'],
    return_to: data.returnTo,
    failure: data.failure as PageData['failure'],
    view: data.view === undefined ? undefined : JSON.parse(data.view),
  }
}
