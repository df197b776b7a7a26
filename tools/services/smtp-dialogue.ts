import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

interface PlainMail {
  from: string
  to: string
  subject: string
}

/** One mail, word by word as SMTP has it; enough to prove that a server takes mail. */
export async function sendPlainMail(url: string, { from, to, subject }: PlainMail): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const says = [
    'HELO localhost',
    `MAIL FROM:<${from}>`,
    `RCPT TO:<${to}>`,
    'DATA',
    `From: ${from}\r\nTo: ${to}\r\nSubject: ${subject}\r\n\r\nHello\r\n.`,
    'QUIT',
  ]
  for (const words of says) {
    const { value: answer = 'nothing' } = await lines.next()
    if (!/^[23]/.test(answer)) throw new Error(`The mail server answered: ${answer}`)
    socket.write(`${words}\r\n`)
  }
  await lines.next()
  socket.destroy()
}
