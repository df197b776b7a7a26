import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../../processes/free-port.ts'
import { run } from '../../processes/run.ts'
import { findPrograms, sourcesOf } from './find-programs.ts'
import { serveReleases, writeProgram, writeRelease } from './release-server.ts'
import { type ReleaseName, releases } from './releases.ts'

let folder: string
let lines: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const bin = () => join(folder, 'bin')
const files = () => join(folder, 'releases')
const cached = (...parts: string[]) => join(folder, 'cache', 'partner-hub', 'programs', ...parts)

/** In place of Go. */
const build = async (name: ReleaseName, directory: string) => {
  for (const program of Object.keys(releases[name].programs))
    writeProgram(join(directory, program), `${program} built here`)
}

const mustNotBuild = () => Promise.reject(new Error('built'))

function find<R extends ReleaseName>(
  name: R,
  releasesUrl: string,
  replaced: Partial<ReturnType<typeof sourcesOf>> = {},
) {
  const sources = sourcesOf({ PATH: bin(), XDG_CACHE_HOME: join(folder, 'cache'), RELEASES_URL: releasesUrl })
  const progress = { ...sources.progress, print: (line: string) => lines.push(line) }
  return findPrograms(name, { ...sources, build, progress, ...replaced })
}

const nobody = `http://127.0.0.1:${await freePort()}`

describe('from the PATH', () => {
  const onPath = (server: string, sqlTool: string) => {
    writeProgram(join(bin(), 'temporal-server'), `temporal version ${server}`)
    writeProgram(join(bin(), 'temporal-sql-tool'), `temporal-sql-tool version ${sqlTool}`)
  }
  const both = () => ({
    'temporal-server': join(bin(), 'temporal-server'),
    'temporal-sql-tool': join(bin(), 'temporal-sql-tool'),
  })

  test.each(['1.32.1', '1.32.4'])('version %s is taken, and nothing is fetched or built', async (version) => {
    onPath(version, version)
    expect(await find('temporal', nobody, { build: mustNotBuild })).toEqual(both())
    expect(lines).toEqual([])
  })

  test.each(['1.32.0', '1.33.1', '2.32.1', 'git'])('version %s is left alone', async (version) => {
    onPath('1.32.1', version)
    expect((await find('temporal', nobody))['temporal-server']).toBe(cached('temporal-1.32.1', 'temporal-server'))
  })
})

describe('from a release', () => {
  test.each(['temporal', 'versitygw', 'toxiproxy'] as const)(
    'the programs of %s are fetched, verified and unpacked',
    async (name) => {
      await writeRelease(files(), name)
      await using server = await serveReleases(files())
      const found: Record<string, string> = await find(name, server.url, { build: mustNotBuild })
      for (const [program, file] of Object.entries(found))
        expect(await run(file)).toMatch(new RegExp(`${program} of the release`))
      expect(readdirSync(cached(`${name}-${releases[name].version}`)).sort()).toEqual(Object.keys(found).sort())
      expect(lines).toEqual([`${name.padEnd(10)} fetching its release`])
    },
  )

  test('a damaged archive is refused, and the programs are built', async () => {
    await writeRelease(files(), 'temporal', { isDamaged: true })
    await using server = await serveReleases(files())
    const found = await find('temporal', server.url)
    expect(await run(found['temporal-server'])).toBe('temporal-server built here\n')
    expect(lines).toEqual([
      'temporal   fetching its release',
      expect.stringMatching(/^temporal {3}temporal_1\.32\.1_\S+\.tar\.gz does not match the checksum .* is not used$/),
      'temporal   building from source (about 6 min on two cores)',
    ])
    expect(readdirSync(cached())).toEqual(['temporal-1.32.1'])
  })

  test('an archive without a checksum is refused', async () => {
    await writeRelease(files(), 'toxiproxy')
    const checksums = join(files(), 'Shopify/toxiproxy/releases/download/v2.5.0/checksums.txt')
    await run('sed', ['-i.before', '/toxiproxy/d', checksums])
    expect(readFileSync(checksums, 'utf8')).toContain('another.tar.gz')
    await using server = await serveReleases(files())
    const found = await find('toxiproxy', server.url)
    expect(await run(found['toxiproxy-server'])).toBe('toxiproxy-server built here\n')
  })

  test('archives have the names that the official releases give them', () => {
    const names = (os: 'linux' | 'darwin', arch: 'amd64' | 'arm64') =>
      Object.values(releases).map(({ archive, version }) => archive(version, { os, arch }))
    expect(names('linux', 'amd64')).toEqual([
      'temporal_1.32.1_linux_amd64',
      'versitygw_v1.8.0_Linux_x86_64',
      'toxiproxy_2.5.0_linux_amd64',
    ])
    expect(names('darwin', 'arm64')).toEqual([
      'temporal_1.32.1_darwin_arm64',
      'versitygw_v1.8.0_Darwin_arm64',
      'toxiproxy_2.5.0_darwin_arm64',
    ])
  })

  test('the official server is the default', () => {
    expect(sourcesOf({}).server.url).toBe('https://github.com')
  })
})

describe('without a release', () => {
  test('the programs are built when the network is away, which takes one plain line', async () => {
    const found = await find('versitygw', nobody)
    expect(await run(found.versitygw)).toBe('versitygw built here\n')
    expect(lines).toEqual([
      'versitygw  fetching its release',
      `versitygw  no release from ${new URL(nobody).host} (ECONNREFUSED)`,
      'versitygw  building from source (about 2 min on two cores)',
    ])
  })

  test('a silent server is given up, and the programs are built', async () => {
    await using server = await serveReleases(files(), { isSilent: true })
    const found = await find('versitygw', server.url, { server: { url: server.url, silenceMs: 200 } })
    expect(await run(found.versitygw)).toBe('versitygw built here\n')
    expect(lines[1]).toBe(`versitygw  no release from ${new URL(server.url).host} (silent for 0.2 s)`)
  })

  test('a server that lacks the release is named with its status', async () => {
    await using server = await serveReleases(files())
    await find('versitygw', server.url)
    expect(lines[1]).toBe(`versitygw  no release from ${new URL(server.url).host} (status 404)`)
  })

  test('a failed build leaves nothing behind', async () => {
    await expect(find('versitygw', nobody, { build: mustNotBuild })).rejects.toThrow('built')
    expect(readdirSync(cached())).toEqual([])
  })
})

describe('a second start', () => {
  test('uses the cache at once', async () => {
    const first = await find('versitygw', nobody)
    lines = []
    expect(await find('versitygw', nobody, { build: mustNotBuild })).toEqual(first)
    expect(lines).toEqual([])
  })

  test('after an emptied cache tells how long the build took last time', async () => {
    await find('versitygw', nobody)
    rmSync(cached(), { recursive: true })
    lines = []
    await find('versitygw', nobody)
    expect(lines[2]).toBe('versitygw  building from source (took 1 s last time)')
    expect(existsSync(cached('versitygw-1.8.0', 'versitygw'))).toBe(true)
  })
})
