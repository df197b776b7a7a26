import { fileURLToPath } from 'node:url'
import { end, launch } from '../processes/background.ts'
import { isUp } from '../processes/pids.ts'
import type { Home } from './home.ts'
import { claimPort, isListening, portOf } from './ports.ts'

/** maildev takes every mail and shows it in the browser. STARTTLS is hidden: its certificate is nobody's. */
export async function runMailCatcher(home: Home): Promise<void> {
  if (isUp(home, 'mail')) return
  const smtp = await claimPort(home, 'smtp')
  const web = await claimPort(home, 'mail')
  const script = fileURLToPath(new URL('./bin/maildev.js', import.meta.resolve('maildev')))
  const listen = ['--ip', '127.0.0.1', '--smtp', `${smtp}`, '--web-ip', '127.0.0.1', '--web', `${web}`]
  const keep = ['--mail-directory', home.path('mail'), '--max-emails', '5000']
  await launch(home, 'mail', {
    command: process.execPath,
    args: [script, ...listen, ...keep, '--hide-extensions', 'STARTTLS'],
    answers: async () => (await isListening(smtp)) && (await isListening(web)),
  })
}

export const endMailCatcher = (home: Home): Promise<void> => end(home, 'mail')

export const smtpUrl = (home: Home): string => `smtp://127.0.0.1:${portOf(home, 'smtp')}`
export const mailCatcherUrl = (home: Home): string => `http://127.0.0.1:${portOf(home, 'mail')}`
