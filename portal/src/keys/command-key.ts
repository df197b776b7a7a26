/** The key that makes a letter a command: ⌘ on a Mac, Ctrl elsewhere. */
export const commandKey = (): string => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl')
