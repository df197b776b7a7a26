/** The calendar date before this one, both as 'YYYY-MM-DD'. */
export const dayBefore = (date: string): string => {
  const day = new Date(date)
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}
