import { SignInView } from '../../contracts/sign-in-pages.ts'

/** What a page of the sign-in origin shows, as its document carries it. */
export const viewOf = (html: string): SignInView | undefined => {
  const json = / data-view="([^"]*)"/.exec(html)?.[1]
  if (json === undefined) return undefined
  const text = json.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  return SignInView.parse(JSON.parse(text))
}
