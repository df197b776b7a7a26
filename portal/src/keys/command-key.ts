/** The modifier key of commands: ⌘ on a Mac, Ctrl elsewhere. */
export const commandKey = (): string => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl')
