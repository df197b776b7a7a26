/** Systems as Go names them. */
export interface System {
  os: 'linux' | 'darwin'
  arch: 'amd64' | 'arm64'
}

interface Release {
  repository: string
  version: string
  /** Each program by its name on the PATH and in the archive, with the package that builds it. */
  programs: Record<string, string>
  /** Without its `.tar.gz`. */
  archive(version: string, system: System): string
  /** The archive holds a folder of its own name, and the programs in it. */
  hasFolder: boolean
  /** How long a build takes on two cores. */
  minutes: number
}

/** The pinned releases of the Go programs that the services run. */
export const releases = {
  temporal: {
    repository: 'temporalio/temporal',
    version: '1.32.1',
    programs: {
      'temporal-server': 'go.temporal.io/server/cmd/server',
      'temporal-sql-tool': 'go.temporal.io/server/cmd/tools/sql',
    },
    archive: (version, { os, arch }) => `temporal_${version}_${os}_${arch}`,
    hasFolder: false,
    minutes: 6,
  },
  versitygw: {
    repository: 'versity/versitygw',
    version: '1.8.0',
    programs: { versitygw: 'github.com/versity/versitygw/cmd/versitygw' },
    archive: (version, { os, arch }) =>
      `versitygw_v${version}_${os === 'linux' ? 'Linux' : 'Darwin'}_${arch === 'amd64' ? 'x86_64' : arch}`,
    hasFolder: true,
    minutes: 2,
  },
  toxiproxy: {
    repository: 'Shopify/toxiproxy',
    version: '2.5.0',
    programs: { 'toxiproxy-server': 'github.com/Shopify/toxiproxy/v2/cmd/server' },
    archive: (version, { os, arch }) => `toxiproxy_${version}_${os}_${arch}`,
    hasFolder: false,
    minutes: 1,
  },
} as const satisfies Record<string, Release>

export type ReleaseName = keyof typeof releases
export type ProgramOf<R extends ReleaseName> = keyof (typeof releases)[R]['programs'] & string

const archs: Record<string, System['arch']> = { x64: 'amd64', arm64: 'arm64' }

/** Undefined where the releases have no archive for this machine. */
export function thisSystem(): System | undefined {
  const os = process.platform
  const arch = archs[process.arch]
  return arch && (os === 'linux' || os === 'darwin') ? { os, arch } : undefined
}
