import { end, launch } from '../processes/background.ts'
import { isUp } from '../processes/pids.ts'
import type { Home } from './home.ts'
import { claimPort, isListening, portOf } from './ports.ts'
import { findPrograms } from './programs/find-programs.ts'

/** The proxy for network faults; gives back the address of its API. Its proxies are made by whoever uses it. */
export async function runToxiproxy(home: Home): Promise<string> {
  if (!isUp(home, 'toxiproxy')) {
    const { 'toxiproxy-server': command } = await findPrograms('toxiproxy')
    const port = await claimPort(home, 'toxiproxy')
    const args = ['-host', '127.0.0.1', '-port', `${port}`]
    await launch(home, 'toxiproxy', { command, args, answers: () => isListening(port) })
  }
  return `http://127.0.0.1:${portOf(home, 'toxiproxy')}`
}

export const endToxiproxy = (home: Home): Promise<void> => end(home, 'toxiproxy')
