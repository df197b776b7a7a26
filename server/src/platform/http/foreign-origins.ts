/** The origin of an absolute URL; none for a path of our own. */
export const foreignOrigins = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : [])
