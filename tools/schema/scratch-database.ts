import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Runs the work on a temporary database. */
export const withScratchDatabase = async <T>(ownerUrl: string, work: (url: string) => Promise<T>): Promise<T> => {
  const name = `scratch_${randomBytes(6).toString('hex')}`
  await asOwner(ownerUrl, `create database ${name}`)
  const url = new URL(ownerUrl)
  url.pathname = `/${name}`
  try {
    return await work(url.href)
  } finally {
    await asOwner(ownerUrl, `drop database ${name} with (force)`)
  }
}

const asOwner = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
