import type { FrameMessage } from './frame-message.ts'
import type { SubmitFailure } from './submit-outcome.ts'

export interface FrameState {
  readonly phase: 'idle' | 'loaded' | 'submitting' | 'saved' | 'unclear'
  readonly height: number
  /** The frame shows another page than the form. */
  readonly hasNavigated: boolean
  /** Why the last attempt failed. */
  readonly failure?: SubmitFailure | undefined
}

/** Our own acts: a press of the button, and a form that did not say what became of it. */
type OwnAct = { readonly action: 'submit' | 'unanswered' }

export const firstState: FrameState = { phase: 'idle', height: 420, hasNavigated: false }

/** The same state for whatever does not belong there: before 'loaded', without a pending submit, after the end. */
export const nextState = (state: FrameState, message: FrameMessage | OwnAct): FrameState => {
  const { phase, height, hasNavigated } = state
  switch (message.action) {
    case 'loaded':
      if (phase !== 'idle' && phase !== 'loaded') return state
      return phase === 'idle' || hasNavigated ? { ...state, phase: 'loaded', hasNavigated: false } : state
    case 'resized':
      return phase === 'idle' || message.height === height ? state : { ...state, height: message.height }
    case 'locationChanged':
      return phase === 'idle' || hasNavigated ? state : { ...state, hasNavigated: true }
    case 'submit':
      return phase === 'loaded' && !hasNavigated ? { ...state, phase: 'submitting', failure: undefined } : state
    case 'submitted':
      if (phase !== 'submitting') return state
      return message.outcome === 'success'
        ? { ...state, phase: 'saved' }
        : { ...state, phase: 'loaded', failure: message.outcome }
    case 'unanswered':
      return phase === 'submitting' ? { ...state, phase: 'unclear' } : state
    case 'scrollToError':
      return state
  }
}
