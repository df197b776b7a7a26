import { IncomingMessage } from 'node:http'

/** The provider reads only form bodies, so this builds the same request with the form as its body. */
export const asFormRequest = (request: IncomingMessage, path: string, form: URLSearchParams): IncomingMessage => {
  const body = Buffer.from(form.toString())
  const made = new IncomingMessage(request.socket)
  const { 'transfer-encoding': _, authorization, ...headers } = request.headers
  made.method = 'POST'
  made.url = path
  made.httpVersion = '1.1'
  made.httpVersionMajor = 1
  made.httpVersionMinor = 1
  made.headers = {
    ...headers,
    // A bearer header is for API calls; the provider would take it for a broken client authentication.
    ...(authorization && !/^bearer /i.test(authorization) && { authorization }),
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  }
  made.push(body)
  made.push(null)
  made.complete = true
  return made
}
