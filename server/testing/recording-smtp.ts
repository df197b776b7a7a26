import { createServer, type Socket } from 'node:net'

export interface TakenMail {
  from: string
  to: string[]
  /** As received, with dots unstuffed. */
  raw: string
  headers: [name: string, value: string][]
}

type Step = 'MAIL' | 'RCPT' | 'DATA' | 'END'
/** The server's reply at a step instead of continuing: 'hang up' closes the connection, 'silence' keeps it open. */
type Reply = string | undefined
export type ReplyAt = (step: Step, line: string) => Reply

export type RecordingSmtp = Awaited<ReturnType<typeof startRecordingSmtp>>

/** A mail server that records every envelope and byte, and refuses what a test wants refused. */
export const startRecordingSmtp = async (replyAt: ReplyAt = () => undefined) => {
  const taken: TakenMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    serve(socket, replyAt, (mail) => taken.push(mail))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const serve = (socket: Socket, replyAt: ReplyAt, take: (mail: TakenMail) => void) => {
  let envelope = { from: '', to: [] as string[] }
  let waiting = ''
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  /** True if the step was refused. */
  const isRefused = (step: Step, line: string): boolean => {
    const reply = replyAt(step, line)
    if (reply === 'hang up') socket.destroy()
    else if (reply !== undefined && reply !== 'silence') say(reply)
    return reply !== undefined
  }

  const endOfData = (raw: string) => {
    isData = false
    const reply = replyAt('END', raw) ?? '250 2.0.0 taken'
    if (reply === 'hang up' || reply.startsWith('250')) take({ ...envelope, raw, headers: headersOf(raw) })
    if (reply === 'hang up') socket.destroy()
    else say(reply)
  }
  const command = (line: string) => {
    const word = line.slice(0, 4).toUpperCase()
    if (word === 'EHLO' || word === 'HELO') return say('250 recording')
    if (word === 'QUIT') return socket.end('221 bye\r\n')
    if ((word === 'MAIL' || word === 'RCPT' || word === 'DATA') && isRefused(word, line)) return
    if (word === 'MAIL') envelope = { from: addressIn(line), to: [] }
    if (word === 'RCPT') envelope.to.push(addressIn(line))
    if (word === 'DATA') isData = true
    say(word === 'DATA' ? '354 go on' : '250 2.1.0 ok')
  }

  say('220 recording')
  socket.setEncoding('latin1').on('data', (chunk) => {
    waiting += chunk
    for (;;) {
      const mark = isData ? '\r\n.\r\n' : '\r\n'
      const end = waiting.indexOf(mark)
      if (end === -1) return
      const part = waiting.slice(0, end)
      waiting = waiting.slice(end + mark.length)
      if (isData) endOfData(part.replaceAll('\r\n..', '\r\n.'))
      else command(part)
    }
  })
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ''

const headersOf = (raw: string): TakenMail['headers'] =>
  (raw.split('\r\n\r\n')[0] ?? '')
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])

/** All MIME parts of the message, nested ones included, each with its headers. */
export const partsOf = ({ raw }: TakenMail): string[] =>
  [...raw.matchAll(/boundary="([^"]+)"/g)].reduce(
    (parts, [, boundary]) => parts.flatMap((part) => part.split(`--${boundary}`)),
    [raw],
  )

/** The decoded text of one part. */
export const partOf = (mail: TakenMail, type: 'text/plain' | 'text/html'): string => {
  const part = partsOf(mail).find((each) => each.includes(`Content-Type: ${type}`)) ?? ''
  const body = part.slice(part.indexOf('\r\n\r\n') + 4).trimEnd()
  if (/Content-Transfer-Encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/Content-Transfer-Encoding: quoted-printable/i.test(part)) return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
