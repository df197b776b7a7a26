import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../actions/icon-button.tsx'
import { words } from '../words.ts'
import { dialogLook, scrimLook } from './modal-look.ts'

type Props = {
  title: string
  /** The subject, under the title. */
  subtitle?: ReactNode
  children: ReactNode
  /** Buttons; the one that changes nothing comes first. */
  footer?: ReactNode
  size?: 'dialog' | 'wide' | 'confirm' | 'fullscreen'
  role?: 'dialog' | 'alertdialog'
  /** Esc and a press on the scrim close it; off for questions that need an answer, or while a form has changes. */
  isDismissable?: boolean
  hasClose?: boolean
  onClose: () => void
}

/** Open as long as it is rendered. Traps the focus and returns it to the opener. */
export function Modal({
  title,
  subtitle,
  children,
  footer,
  size = 'dialog',
  role = 'dialog',
  isDismissable = true,
  hasClose = true,
  onClose,
}: Props) {
  return (
    <ModalOverlay
      isOpen
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={scrimLook({ size })}
    >
      <AriaModal className={dialogLook({ size })}>
        <Dialog role={role} className="flex min-h-full flex-1 flex-col outline-none">
          <div className="flex items-start gap-4 px-6 pt-6 max-md:px-4 max-md:pt-5">
            <div className="mr-auto min-w-0">
              <Heading slot="title" level={2} className="text-title">
                {title}
              </Heading>
              {subtitle && <div className="mt-1 text-pretty wrap-anywhere text-text-muted">{subtitle}</div>}
            </div>
            {hasClose && <IconButton icon={X} name={words.close} size="sm" onPress={onClose} className="-my-1 -mr-2" />}
          </div>
          <div className="flex-1 px-6 pt-3 pb-6 max-md:px-4 max-md:pb-4">{children}</div>
          {footer && (
            <div className="sticky bottom-0 flex justify-end gap-2 border-t border-border bg-surface-raised px-6 py-4 max-md:px-4 max-md:py-3 max-md:*:h-11 max-md:*:flex-1">
              {footer}
            </div>
          )}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
