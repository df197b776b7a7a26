/** Where a file is fetched from, if from elsewhere: one of our own needs no further origin. */
export const foreignOrigins = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : [])
