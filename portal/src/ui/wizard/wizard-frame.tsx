import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { type Step, StepLine, Stepper } from './stepper.tsx'
import { WizardHeader } from './wizard-header.tsx'

type Props = {
  /** The subject of the page, next to the logo. */
  about: ReactNode
  /** The right end of the header: Close, or who is signed in and Logout. */
  headerEnd?: ReactNode
  steps: readonly Step[]
  /** Counted from 0. */
  current: number
  title: string
  intro?: ReactNode
  /** The step was reached by Next or Back, so its heading takes the focus. */
  isEntered?: boolean
  children: ReactNode
  /** Buttons at the form's right edge, in reading order. */
  buttons: ReactNode
  /** Left of the buttons, such as how many fields need attention. */
  footerNote?: ReactNode
  onSubmit: () => void
}

/** A full-screen page with a form in steps. */
export function WizardFrame({ about, headerEnd, steps, current, buttons, footerNote, onSubmit, ...page }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (page.isEntered) heading.current?.focus()
  }, [page.isEntered])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <WizardHeader about={about} end={headerEnd} />
      <form noValidate onSubmit={submit} className="flex flex-1 flex-col">
        <main className="mx-auto grid w-full max-w-260 flex-1 grid-cols-[minmax(0,640px)_240px] content-start items-start justify-between gap-16 px-8 pt-12 pb-16 max-lg:grid-cols-[minmax(0,640px)] max-lg:justify-center max-md:px-4 max-md:pt-6 max-md:pb-10">
          <div>
            <div className="mb-5 lg:hidden">
              <StepLine steps={steps} current={current} />
            </div>
            <h1 ref={heading} tabIndex={-1} className="type-display">
              {page.title}
            </h1>
            {page.intro && <p className="mt-2 text-text-muted">{page.intro}</p>}
            <div className="mt-8">{page.children}</div>
          </div>
          <aside className="sticky top-28 min-h-60 border-l border-border pl-8 max-lg:hidden">
            <Stepper steps={steps} current={current} />
          </aside>
        </main>
        <footer className="sticky bottom-0 z-20 border-t border-border bg-surface">
          <div className="mx-auto max-w-260 px-8 py-3.5 max-md:px-4 max-md:pt-3 max-md:pb-[calc(12px+env(safe-area-inset-bottom))]">
            <div className="flex max-w-160 items-center justify-end gap-3 max-lg:mx-auto max-md:flex-wrap max-md:[&_button]:h-11 max-md:[&_button]:flex-1">
              {footerNote && <div className="mr-auto max-md:w-full">{footerNote}</div>}
              {buttons}
            </div>
          </div>
        </footer>
      </form>
    </div>
  )
}
