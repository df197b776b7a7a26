/** For tests: waits for transitions to end before colors and positions are read. Ignores spinners, which never end. */
export const animationsEnded = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map((animation) => animation.finished.catch(() => undefined)),
  )
