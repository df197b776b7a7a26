import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../actions/icon-button.tsx'
import { words } from '../words.ts'

type Props = {
  title: string
  subtitle?: ReactNode
  /** Stays visible above the scrolling content. */
  summary?: ReactNode
  children: ReactNode
  footer: ReactNode
  onClose: () => void
}

/** A panel at the right edge, beside a list; full screen on a phone. Open as long as it is rendered. */
export function SidePanel({ title, subtitle, summary, children, footer, onClose }: Props) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="scrim fixed inset-0 z-50 entering:animate-appear"
    >
      <Modal className="fixed inset-y-0 right-0 flex w-130 max-w-full entering:animate-appear bg-surface-raised shadow-dialog max-md:w-full">
        <Dialog className="flex min-w-0 flex-1 flex-col outline-none">
          <div className="flex items-start gap-4 px-6 pt-5 pb-4 max-md:px-4">
            <div className="mr-auto min-w-0">
              <Heading slot="title" level={2} className="text-title">
                {title}
              </Heading>
              {subtitle && <p className="mt-0.5 text-text-muted">{subtitle}</p>}
            </div>
            <IconButton icon={X} name={words.close} size="sm" onPress={onClose} className="-mr-2" />
          </div>
          {summary && <div className="px-6 pb-4 max-md:px-4">{summary}</div>}
          <section
            aria-label={title}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
            tabIndex={0}
            className="min-h-0 flex-1 overflow-auto px-6 pb-4 -outline-offset-2 max-md:px-4"
          >
            {children}
          </section>
          <div className="flex items-center gap-2 border-t border-border px-6 py-3.5 max-md:flex-wrap max-md:px-4 max-md:*:[button]:h-11 max-md:*:[button]:flex-1">
            {footer}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
