import type { PageData } from '@partner-hub/contracts/page-data.ts'
import { hubName, productName, providerName } from '../texts/names.ts'

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

/** What the server wrote on <html>, for display only. Standard values serve tests and stories. */
export const pageData = (): PageData => {
  const data = document.documentElement.dataset
  return {
    hub_name: hubName(),
    provider_name: providerName(),
    product_name: productName(),
    product_slug: data.productSlug ?? 'books',
    hub_url: data.hubUrl ?? '/',
    books_url: data.booksUrl ?? 'https://books.northwind.example/',
    support_url: data.supportUrl ?? 'https://support.northwind.example/',
    academy_url: data.academyUrl ?? 'https://academy.northwind.example/',
    booking_url: data.bookingUrl ?? 'https://booking.northwind.example/',
    terms_url: data.termsUrl ?? 'https://northwind.example/accountant-programme-terms',
    product_terms_url: data.productTermsUrl ?? 'https://northwind.example/terms',
    privacy_url: data.privacyUrl ?? 'https://northwind.example/privacy',
    welcome_video_url: data.welcomeVideoUrl ?? '/media/welcome.mp4',
    business_id: numberOf(data.businessId),
    business_uuid: data.businessUuid,
    account_id: data.accountId,
    organization_uuid: data.organizationUuid,
    own_books_url: data.ownBooksUrl,
    accountant_invitations: numberOf(data.accountantInvitations),
    idle_seconds: numberOf(data.idleSeconds),
    support_until: data.supportUntil,
    support_seconds: numberOf(data.supportSeconds),
    support_name: data.supportName,
    ask_logout: data.askLogout as PageData['ask_logout'],
    failure: data.failure as PageData['failure'],
    view: data.view === undefined ? undefined : JSON.parse(data.view),
  }
}
