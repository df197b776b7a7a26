/** Wraps window.location; an object, so that tests can see where a person is sent. */
export const browser = {
  address: (): string => window.location.pathname + window.location.search,
  goTo: (url: string): void => window.location.assign(url),
  reload: (): void => window.location.reload(),
}
