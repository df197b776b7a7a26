import type { ObjectPort } from '../platform/objects/objects.ts'

const LOGO_URL_SECONDS = 15 * 60

/** A short-lived address of a firm's logo. */
export const logoUrl = async (objects: ObjectPort, logo_key: string | null): Promise<string | null> =>
  logo_key === null ? null : objects.signedUrl(logo_key, LOGO_URL_SECONDS)
