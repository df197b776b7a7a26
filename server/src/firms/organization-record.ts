import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import { Organization as OrganizationSchema } from '@partner-hub/contracts/firms/organization.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import type { firmStore } from './firm.store.ts'
import { logoUrl } from './logo-url.ts'

const fields = Object.keys(OrganizationSchema.shape) as (keyof Organization)[]

type Stored = NonNullable<Awaited<ReturnType<typeof firmStore.find>>>

/** The record of spec §3: the stored row without our own columns, plus a short-lived logo URL. */
export const organizationRecord = async (stored: Stored, objects: ObjectPort): Promise<Versioned<Organization>> => {
  const signed_url = await logoUrl(objects, stored.logo_key)
  const known = { ...stored, signed_url }
  const record = Object.fromEntries(fields.map((field) => [field, known[field]])) as Organization
  return { record, version: stored.version }
}
