/** A desktop and a phone window, in pixels: journeys about layout run at both. */
export const widths = [
  [1440, 900],
  [390, 844],
] as const
