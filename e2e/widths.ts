/** A desk's window and a phone's, in pixels: what is shown in both is told in both. */
export const widths = [
  [1440, 900],
  [390, 844],
] as const
