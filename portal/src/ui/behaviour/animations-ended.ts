/** For tests: colours and places are read after transitions, not in the middle of them. Spinners never end. */
export const animationsEnded = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map((animation) => animation.finished.catch(() => undefined)),
  )
