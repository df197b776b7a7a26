/**
 * One mail is one step with its own retries: whoever cannot be reached for a day keeps nobody else from being told. For
 * stories; one that could not tell everybody fails in the end, and is seen.
 */
export const tellEach = async (people: readonly number[], tell: (user_id: number) => Promise<void>): Promise<void> => {
  const told = await Promise.allSettled(people.map(tell))
  const failed = told.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
