export const hours = (count: number): string => `${count} ${count === 1 ? 'hour' : 'hours'}`

export const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`
