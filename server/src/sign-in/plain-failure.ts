import type { Config } from '../config.ts'
import { escaped } from '../platform/http/documents.ts'

const style = `
  :root { color-scheme: light dark }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
    font: 15px/22px Inter, system-ui, sans-serif;
    background: light-dark(#ffffff, #121619); color: light-dark(#161d21, #eef1f2) }
  main { max-width: 376px }
  rect { fill: light-dark(#00647f, #50bdd8) }
  path, circle { stroke: light-dark(#ffffff, #021922); stroke-width: 2.5 }
  h1 { font-size: 28px; line-height: 34px; margin: 24px 0 8px }
  p { margin: 0 0 12px; color: light-dark(#495359, #acb4b9) }
  a { display: block; margin-top: 28px; padding: 11px 18px; border-radius: 8px; text-align: center;
    font-weight: 550; text-decoration: none; background: light-dark(#00647f, #50bdd8); color: light-dark(#ffffff, #021922) }`

/** A failure page without scripts or built files, for when the document cannot be read. */
export const plainFailure = ({ HUB_URL }: Config, fault_id: string | null): string => `<!doctype html>
<html lang="en" data-page="__PAGE_DATA__">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" type="image/svg+xml" href="/mark.svg" />
    <title>__HUB_NAME__</title>
    <style nonce="__CSP_NONCE__">${style}</style>
  </head>
  <body>
    <main>
      <svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true">
        <rect width="28" height="28" rx="8" />
        <path d="M9.25 21.5V13" stroke-linecap="round" />
        <circle cx="14.75" cy="12.25" r="5.5" />
        <circle cx="14.75" cy="12.25" r="1" />
      </svg>
      <h1>Something went wrong. Please try again.</h1>
      <p>The fault is on our side.</p>
      ${fault_id === null ? '' : `<p>If it keeps happening, give support this number: ${escaped(fault_id)}</p>`}
      <a href="${escaped(HUB_URL)}">Back to sign in</a>
    </main>
  </body>
</html>`
