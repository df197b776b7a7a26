import type { Module } from './module.ts'

type Part = 'activities' | 'dueWork' | 'housekeeping'

/** One record of a part of every module. Refuses a name that two modules use: merging would silently drop one. */
export const mergeParts = <P extends Part>(modules: Record<string, Module>, part: P): NonNullable<Module[P]> => {
  const owners = new Map<string, string>()
  const merged: Record<string, unknown> = {}
  for (const [module, parts] of Object.entries(modules))
    for (const [name, value] of Object.entries(parts[part] ?? {})) {
      const owner = owners.get(name)
      if (owner) throw new Error(`The modules ${owner} and ${module} both have '${name}' in their ${part}`)
      owners.set(name, module)
      merged[name] = value
    }
  return merged as NonNullable<Module[P]>
}
