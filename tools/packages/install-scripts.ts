import type { Package } from './lock.ts'

/** By a package's name; false: the project works without its install script. */
export type AllowScripts = Record<string, boolean>

/** No install script runs (.npmrc). This reports those that nobody has reviewed yet: their package may not work. */
export const scriptProblems = (packages: readonly Package[], allowScripts: AllowScripts): string[] => {
  const names = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name))
  return [
    ...[...names]
      .filter((name) => allowScripts[name] !== false)
      .map((name) => `${name} has an install script, which does not run: review it, then deny it in allowScripts`),
    ...Object.keys(allowScripts)
      .filter((name) => !names.has(name))
      .map((name) => `${name} has no install script: remove it from allowScripts`),
  ]
}
