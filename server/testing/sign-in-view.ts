import { SignInView } from '@partner-hub/contracts/people/sign-in-pages.ts'

/** The view that a document of the sign-in origin contains. */
export const viewIn = (html: string): SignInView | undefined => {
  const json = / data-view="([^"]*)"/.exec(html)?.[1]
  if (json === undefined) return undefined
  const unescaped = json.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  return SignInView.parse(JSON.parse(unescaped.replaceAll('&amp;', '&')))
}
