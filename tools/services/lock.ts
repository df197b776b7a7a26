import { DatabaseSync } from 'node:sqlite'
import { until } from './until.ts'

/** One start or stop at a time. SQLite's file lock ends with its process, so a killed start leaves nothing to clear. */
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
    await until('Another start of the services in this directory is over', 900, taken)
    return await act()
  } finally {
    lock.close()
  }
}
