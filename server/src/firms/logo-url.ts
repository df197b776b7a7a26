import type { ObjectPort } from '../platform/objects/objects.ts'

const SECONDS = 15 * 60

/** A short-lived URL of a firm's logo, for a page. */
export const logoUrl = async (objects: ObjectPort, logo_key: string | null): Promise<string | null> =>
  logo_key === null ? null : objects.signedUrl(logo_key, SECONDS)
