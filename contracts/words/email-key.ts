/** One address, one account, however it is typed. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
