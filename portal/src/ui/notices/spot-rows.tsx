import { lazyPart } from '../behaviour/lazy-part.tsx'

/** The drawing of an empty list. */
export const SpotRows = lazyPart(
  async () => (await import('./spot-rows.drawing.tsx')).SpotRowsDrawing,
  () => <div className="h-28 w-44" />,
)
