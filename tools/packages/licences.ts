import satisfies from 'spdx-satisfies'
import { allowed, allowedInDevelopment, exceptions } from './allowed-licences.ts'
import type { Package } from './lock.ts'

export interface LicensedPackage extends Package {
  /** As its own package.json declares it. */
  declared: string
}

/** Some packages declare words that are no SPDX expression. */
const permits = (declared: string, licences: readonly string[]): boolean => {
  try {
    return satisfies(declared, licences)
  } catch {
    return false
  }
}

const isAllowed = ({ name, declared, dev }: LicensedPackage): boolean =>
  exceptions[name]?.declared === declared || permits(declared, dev ? [...allowed, ...allowedInDevelopment] : allowed)

export const licenceProblems = (packages: readonly LicensedPackage[]): string[] => {
  const names = new Set(packages.map(({ name }) => name))
  return [
    ...packages
      .filter((one) => !isAllowed(one))
      .map(({ name, version, declared, dev }) => {
        const place = dev ? 'in development' : 'in production'
        return `${name} ${version} is licensed under "${declared}", which is not allowed ${place}`
      }),
    ...Object.keys(exceptions)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is not installed: remove it from the exceptions`),
  ]
}
