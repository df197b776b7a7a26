/** Enough of a browser for tests over HTTP: a cookie jar per host, redirects on request, forms as pages post them. */

interface Cookie {
  host: string
  /** Set for a whole domain, so its subdomains get it too. */
  isShared: boolean
  name: string
  value: string
  path: string
  persistent: boolean
}

export interface Page {
  url: URL
  status: number
  headers: Headers
  text: string
}

interface Asking {
  method?: string
  headers?: Record<string, string>
  body?: string
}

const MANY_REDIRECTS = 20

export class Browser {
  readonly cookies: Cookie[] = []
  /** Public origin → the address its server really listens on. */
  readonly #servers: Readonly<Record<string, string>>

  constructor(servers: Readonly<Record<string, string>>) {
    this.#servers = servers
  }

  /** One request, without following redirects. */
  async ask(address: string | URL, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Page> {
    const url = new URL(address)
    const server = this.#servers[url.origin]
    if (!server) throw new Error(`nobody serves ${url.origin}`)
    const cookie = this.#cookiesFor(url)
    const answer = await fetch(new URL(url.pathname + url.search, server), {
      method,
      redirect: 'manual',
      headers: { accept: 'text/html', ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    })
    for (const line of answer.headers.getSetCookie()) this.#keep(url.hostname, line)
    return { url, status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  /** Follows redirects to known servers; a redirect to a foreign origin is returned as is. */
  async open(address: string | URL, asking: Asking = {}): Promise<Page> {
    let page = await this.ask(address, asking)
    for (let hops = 0; hops < MANY_REDIRECTS; hops++) {
      const next = redirectOf(page)
      if (!next || !this.#servers[next.origin]) return page
      page = await this.ask(next)
    }
    throw new Error('redirects without end')
  }

  /** Posts a form as a browser does from a page of the same origin. */
  post(address: string | URL, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Page> {
    return this.open(address, formOf(address, fields, headers))
  }

  /** The same without following redirects. */
  submit(address: string | URL, fields: Record<string, string>): Promise<Page> {
    return this.ask(address, formOf(address, fields))
  }

  /** Closes the browser: session cookies are dropped. */
  close(): void {
    this.#replace(this.cookies.filter((cookie) => cookie.persistent))
  }

  #cookiesFor(url: URL): string {
    return this.cookies
      .filter(({ path }) => isUnder(url.pathname, path))
      .filter(({ host, isShared }) => host === url.hostname || (isShared && url.hostname.endsWith(`.${host}`)))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  #keep(from: string, line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const name = pair.slice(0, pair.indexOf('='))
    const attribute = (key: string) =>
      attributes.find((part) => part.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
    const domain = attribute('domain')
    const host = domain ?? from
    const isShared = domain !== undefined
    const path = attribute('path') ?? '/'
    const expires = attribute('expires')
    const maxAge = attribute('max-age')
    const gone = maxAge === '0' || (expires !== undefined && Date.parse(expires) < Date.now())
    const isSame = (known: Cookie) =>
      known.host === host && known.isShared === isShared && known.name === name && known.path === path
    const others = this.cookies.filter((known) => !isSame(known))
    const cookie = {
      host,
      isShared,
      name,
      value: pair.slice(name.length + 1),
      path,
      persistent: Boolean(expires ?? maxAge),
    }
    this.#replace(gone ? others : [...others, cookie])
  }

  #replace(cookies: Cookie[]): void {
    this.cookies.splice(0, this.cookies.length, ...cookies)
  }
}

const formOf = (
  address: string | URL,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Asking => ({
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    origin: new URL(address).origin,
    ...headers,
  },
  body: new URLSearchParams(fields).toString(),
})

export const redirectOf = (page: Page): URL | undefined => {
  const location = page.headers.get('location')
  return page.status >= 300 && page.status < 400 && location ? new URL(location, page.url) : undefined
}

const isUnder = (pathname: string, path: string): boolean =>
  path === '/' || pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)
