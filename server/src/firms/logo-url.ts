import type { ObjectPort } from '../platform/objects/objects.ts'

const PAGE_SECONDS = 15 * 60

/** An address of a firm's logo, short-lived unless it has to last. */
export const logoUrl = async (
  objects: ObjectPort,
  logo_key: string | null,
  seconds = PAGE_SECONDS,
): Promise<string | null> => (logo_key === null ? null : objects.signedUrl(logo_key, seconds))
