import { readFileSync } from 'node:fs'
import type { Database } from '../../server/src/platform/database/database.ts'
import { wholeFirm } from '../../server/src/platform/database/scope.ts'
import { type ObjectPort, s3Objects } from '../../server/src/platform/objects/objects.ts'
import type { ServicesEnvironment } from '../services/environment.ts'

/** The services' object store, for the seed's files. */
export const demoObjects = (services: ServicesEnvironment): ObjectPort =>
  s3Objects({
    endpoint: services.S3_ENDPOINT,
    publicUrl: services.S3_ENDPOINT,
    region: services.S3_REGION,
    bucket: services.S3_BUCKET,
    accessKeyId: services.S3_ACCESS_KEY_ID,
    secretAccessKey: services.S3_SECRET_ACCESS_KEY,
  })

export const addLogo = async (database: Database, objects: ObjectPort, organization_uuid: string, file: string) => {
  const logo_key = `logos/${organization_uuid}/${file}`
  await objects.put(logo_key, readFileSync(new URL(file, import.meta.url)), 'image/png')
  await database.inFirm(wholeFirm(organization_uuid), (tx) =>
    tx.updateTable('organization').set({ logo_key }).execute(),
  )
}
