import { Zip, ZipPassThrough } from 'fflate'

export interface ZippedFile {
  name: string
  content: Uint8Array
}

/** Written while it is read, so that memory holds one file at a time. Not compressed: PDFs are already. */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { name, content } of files) {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(content, true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}
