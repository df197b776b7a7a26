/** Leaving the document; an object, so that tests can watch where a person is sent. */
export const browser = {
  goTo: (url: string): void => window.location.assign(url),
  reload: (): void => window.location.reload(),
}
