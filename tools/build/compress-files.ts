import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const WORTH_IT = 1024

/** Writes .br and .gz next to each text file, so that nothing is compressed per request. Returns the number of files. */
export const compressFiles = async (directory: string): Promise<number> => {
  const files = readdirSync(directory)
    .filter((file) => /\.(js|css|svg)$/.test(file))
    .map((file) => ({ path: join(directory, file), content: readFileSync(join(directory, file)) }))
    .filter(({ content }) => content.length > WORTH_IT)
  await Promise.all(
    files.map(async ({ path, content }) => {
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content))
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
  return files.length
}
