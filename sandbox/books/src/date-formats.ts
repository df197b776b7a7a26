/** The date formats an account can choose from. */
export const dateFormats = ['mm/dd/yyyy', 'dd/mm/yyyy', 'yyyy-mm-dd'] as const
