/** The parts of a CycloneDX document that are read here. */
export interface Bom {
  components: { 'bom-ref': string; properties?: { name: string; value: string }[] }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
  metadata: { component: { 'bom-ref': string } }
}

const DEVELOPMENT = 'cdx:npm:package:development'

/** A bill of what production installs, by the references of its packages (name@version). */
export const productionBom = <Whole extends Bom>(whole: Whole, production: ReadonlySet<string>): Whole => {
  const isKept = (ref: string) => production.has(ref) || ref === whole.metadata.component['bom-ref']
  return {
    ...whole,
    components: whole.components
      .filter((component) => isKept(component['bom-ref']))
      .map(({ properties, ...component }) => ({
        ...component,
        // npm marks a package that development has a second copy of.
        ...(properties && { properties: properties.filter(({ name }) => name !== DEVELOPMENT) }),
      })),
    dependencies: whole.dependencies
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
  }
}

export const missingFrom = ({ components }: Bom, production: ReadonlySet<string>): string[] => {
  const listed = new Set(components.map((component) => component['bom-ref']))
  return [...production].filter((ref) => !listed.has(ref))
}
