/** Writes what the server writes on every page. */
export const writeStandardPageData = (): void => {
  Object.assign(document.documentElement.dataset, {
    productSlug: 'books',
    hubUrl: '/',
    booksUrl: 'https://books.northwind.example/',
    supportUrl: 'https://support.northwind.example/',
    supportPhone: '1-866-555-0142',
    academyUrl: 'https://academy.northwind.example/',
    bookingUrl: 'https://booking.northwind.example/',
    termsUrl: 'https://northwind.example/accountant-programme-terms',
    productTermsUrl: 'https://northwind.example/terms',
    privacyUrl: 'https://northwind.example/privacy',
    welcomeVideoUrl: '/media/welcome.mp4',
  })
}
