import type { DocumentSource } from '../../server/src/platform/http/documents.ts'

/** Takes documents from the bundler's dev server; their scripts load from its origin. */
export const viteDocuments = (origin: string): DocumentSource => ({
  extraOrigins: [origin],
  html: async (entry) => {
    const answer = await fetch(`${origin}/${entry}.html`)
    if (!answer.ok) throw new Error(`the bundler answered ${answer.status} for ${entry}.html`)
    const html = await answer.text()
    return html.replace(/(src=|href=|from )"\//g, `$1"${origin}/`)
  },
})
