/** What package-lock.json says about a package, as far as it is read here. */
export interface LockedPackage {
  version?: string
  /** Not part of a production install. */
  dev?: boolean
  link?: boolean
  hasInstallScript?: boolean
}

export interface Package extends LockedPackage {
  name: string
  /** Its folder below node_modules. */
  folder: string
}

/** Packages of others; our own are links and folders outside of node_modules. */
export const packagesIn = (lock: { packages: Record<string, LockedPackage> }): Package[] =>
  Object.entries(lock.packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, locked]) => ({ ...locked, folder, name: folder.slice(folder.lastIndexOf('node_modules/') + 13) }))
