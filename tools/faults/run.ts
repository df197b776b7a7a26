import type { Figures, Size } from '../figures/figures.ts'
import type { ServicesEnvironment } from '../services/environment.ts'
import type { Timeline } from './timeline.ts'

export interface Run {
  readonly size: Size
  readonly figures: Figures
  readonly timeline: Timeline
  /** The shared services; a run that breaks one starts the second set. */
  services(): Promise<ServicesEnvironment>
}

export type FaultRun = (run: Run) => Promise<void>
