export const hours = (count: number): string => `${count} ${count === 1 ? 'hour' : 'hours'}`
