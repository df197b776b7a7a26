import type { SignInView } from '@partner-hub/contracts/people/sign-in-pages.ts'

/** What the server says to one page. */
export type ViewOf<Page extends SignInView['page']> = Extract<SignInView, { page: Page }>
