const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** How long to wait, rounded up: '45 seconds', '1 minute', '2 hours'. */
export const waitInWords = (seconds: number): string => {
  if (seconds < 60) return plural(Math.max(1, seconds), 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour')
}

/** A countdown in clock format: '0:42'. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
