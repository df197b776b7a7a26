import { IncomingMessage } from 'node:http'

/** The provider reads only form bodies, so this builds the same request with the form as its body. */
export const asFormRequest = (request: IncomingMessage, path: string, form: URLSearchParams): IncomingMessage => {
  const body = Buffer.from(form.toString())
  const message = new IncomingMessage(request.socket)
  const { 'transfer-encoding': _, authorization, ...headers } = request.headers
  message.method = 'POST'
  message.url = path
  message.httpVersion = '1.1'
  message.httpVersionMajor = 1
  message.httpVersionMinor = 1
  message.headers = {
    ...headers,
    // A bearer header is for API calls; the provider would take it for a broken client authentication.
    ...(authorization && !/^bearer /i.test(authorization) && { authorization }),
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  }
  message.push(body)
  message.push(null)
  message.complete = true
  return message
}
