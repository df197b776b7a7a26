import { expect, test } from 'vitest'
import { missingFrom, productionBom } from './production-bom.ts'

const development = { name: 'cdx:npm:package:development', value: 'true' }
const bom = {
  metadata: { component: { 'bom-ref': 'hub@1' } },
  components: [
    { 'bom-ref': 'web@1' },
    { 'bom-ref': 'shared@1', properties: [development, { name: 'other', value: 'stays' }] },
    { 'bom-ref': 'test@1', properties: [development] },
  ],
  dependencies: [
    { ref: 'hub@1', dependsOn: ['web@1', 'test@1'] },
    { ref: 'web@1', dependsOn: ['shared@1'] },
    { ref: 'test@1', dependsOn: ['shared@1'] },
  ],
}
const production = new Set(['web@1', 'shared@1'])

test('the bill lists what production installs, including what development uses too', () => {
  const { components, dependencies } = productionBom(bom, production)
  expect(components).toEqual([
    { 'bom-ref': 'web@1' },
    { 'bom-ref': 'shared@1', properties: [{ name: 'other', value: 'stays' }] },
  ])
  expect(dependencies).toEqual([
    { ref: 'hub@1', dependsOn: ['web@1'] },
    { ref: 'web@1', dependsOn: ['shared@1'] },
  ])
})

test('a production package that npm left out is reported', () => {
  expect(missingFrom(bom, production)).toEqual([])
  expect(missingFrom(bom, new Set([...production, 'gone@1']))).toEqual(['gone@1'])
})
