/** How an account may write its days. */
export const dateFormats = ['mm/dd/yyyy', 'dd/mm/yyyy', 'yyyy-mm-dd'] as const
