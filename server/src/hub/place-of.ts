import { embeddedPath, type KeptPlace, keptPlace } from '@partner-hub/contracts/calls/guarded-paths.ts'
import type { Config } from '../config.ts'

export type PlaceOf = (address: string) => KeptPlace | undefined

/** The portal pages that a log-in may end at (DEC-81). */
export const placeIn = (config: Config): PlaceOf => {
  const embedded = embeddedPath(config.PROVIDER_PRODUCT_SLUG)
  return (address) => keptPlace(address, embedded)
}
