import pMap from 'p-map'

interface CaughtMail {
  text: string
  to: { address: string }[]
}

/** The mails that arrived at an address. */
export const mailsTo = async (mailCatcher: string, address: string): Promise<CaughtMail[]> => {
  const answer = await fetch(`${mailCatcher}/api/email?to.address=${encodeURIComponent(address)}`)
  const mails = (await answer.json()) as CaughtMail[]
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address))
}

const AT_ONCE = 10

/** The addresses that no mail has reached. */
export const addressesWithoutMail = async (mailCatcher: string, addresses: readonly string[]): Promise<string[]> => {
  const mails = await pMap(addresses, (address) => mailsTo(mailCatcher, address), { concurrency: AT_ONCE })
  return addresses.filter((_, index) => mails[index]?.length === 0)
}
