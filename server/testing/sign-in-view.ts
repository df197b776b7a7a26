import { SignInView } from '@partner-hub/contracts/people/sign-in-pages.ts'

/** What a page of the sign-in origin shows, as its document carries it. */
export const viewIn = (html: string): SignInView | undefined => {
  const json = / data-view="([^"]*)"/.exec(html)?.[1]
  if (json === undefined) return undefined
  const unescaped = json.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  return SignInView.parse(JSON.parse(unescaped.replaceAll('&amp;', '&')))
}
