import type { SignInView } from '@partner-hub/contracts/people/sign-in-pages.ts'

/** The server's data for one page. */
export type ViewOf<Page extends SignInView['page']> = Extract<SignInView, { page: Page }>
