/** What a timer changed is on the page after the second frame. */
export const painted = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
