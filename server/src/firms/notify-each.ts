/**
 * One step per mail with its own retries: an address that fails for a day does not stop mails to others. For stories; a
 * story that could not notify everyone fails in the end, so that it is noticed.
 */
export const notifyEach = async (
  people: readonly number[],
  tell: (user_id: number) => Promise<void>,
): Promise<void> => {
  const results = await Promise.allSettled(people.map(tell))
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
