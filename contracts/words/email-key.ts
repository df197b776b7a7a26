/** The normalized address: one account per address, however it is typed. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
