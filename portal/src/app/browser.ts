/** The document's place and leaving it; an object, so that tests can watch where a person is sent. */
export const browser = {
  address: (): string => window.location.pathname + window.location.search,
  goTo: (url: string): void => window.location.assign(url),
  reload: (): void => window.location.reload(),
}
