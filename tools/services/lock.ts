import { DatabaseSync } from 'node:sqlite'
import { until } from '../processes/until.ts'

/** Waits for its turn. SQLite's lock ends with its process, so that a killed one leaves nothing to clear. */
export async function alone<T>(file: string, act: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file)
  const taken = () => {
    try {
      lock.exec('BEGIN EXCLUSIVE')
      return true
    } catch (error) {
      if ((error as { errcode?: number }).errcode === 5) return false
      throw error
    }
  }
  try {
    await until(`whoever holds ${file} is done`, 900, taken)
    return await act()
  } finally {
    lock.close()
  }
}
