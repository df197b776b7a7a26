import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { builtDocuments } from './documents.ts'

test('a document that was briefly missing is read again, and one that was read is cached', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'))
  try {
    const { html } = builtDocuments(pathToFileURL(`${folder}/`))
    await expect(html('index')).rejects.toThrow('ENOENT')
    writeFileSync(join(folder, 'index.html'), 'here')
    expect(await html('index')).toBe('here')
    writeFileSync(join(folder, 'index.html'), 'replaced')
    expect(await html('index')).toBe('here')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
