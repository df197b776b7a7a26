import { X } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { cardEditor } from '../../texts/payment-method.ts'
import { Button } from '../../ui/actions/button.tsx'
import { WizardHeader } from '../../ui/wizard/wizard-header.tsx'

type Props = {
  children: ReactNode
  /** The result of the last attempt. */
  notice?: ReactNode
  isSaving: boolean
  /** Saving is not possible yet, or not at all. */
  isSaveOff: boolean
  onSave: () => void
  onLeave: () => void
}

/** The full screen that both card editors share. */
export function EditorFrame({ children, notice, isSaving, isSaveOff, onSave, onLeave }: Props) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSaveOff && !isSaving) onSave()
  }
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <WizardHeader
        about={cardEditor.about}
        end={
          <Button tone="ghost" icon={X} onPress={onLeave} isDisabled={isSaving}>
            {cardEditor.close}
          </Button>
        }
      />
      <form noValidate onSubmit={submit} className="flex flex-1 flex-col">
        <main className="mx-auto w-full max-w-146 flex-1 px-8 pt-12 pb-16 max-md:px-4 max-md:pt-6 max-md:pb-10">
          <h1 tabIndex={-1} className="type-display">
            {cardEditor.title}
          </h1>
          <p className="mt-2 text-text-muted">{cardEditor.subtitle}</p>
          {notice && <div className="mt-6">{notice}</div>}
          <h2 className="mt-8 mb-3 text-section">{cardEditor.heading}</h2>
          {children}
        </main>
        <footer className="sticky bottom-0 z-20 border-t border-border bg-surface">
          <div className="mx-auto flex max-w-146 justify-end gap-3 px-8 py-3.5 max-md:px-4 max-md:pt-3 max-md:pb-[calc(12px+env(safe-area-inset-bottom))] max-md:[&_button]:h-11 max-md:[&_button]:flex-1">
            <Button size="lg" onPress={onLeave} isDisabled={isSaving}>
              {cardEditor.cancel}
            </Button>
            <Button type="submit" tone="primary" size="lg" isPending={isSaving} isDisabled={isSaveOff}>
              {cardEditor.save}
            </Button>
          </div>
        </footer>
      </form>
    </div>
  )
}
