import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

type Props = { name: string; children: ReactNode; onClose: () => void }

/** Navigation from the left edge below 1024 px; Esc or a press outside closes it. */
export function Drawer({ name, children, onClose }: Props) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="scrim fixed inset-0 z-50 entering:animate-appear"
    >
      <Modal className="fixed inset-y-0 left-0 flex w-76 max-w-[calc(100%-56px)] entering:animate-slide overflow-auto bg-canvas shadow-dialog">
        <Dialog aria-label={name} className="flex min-w-0 flex-1 flex-col px-3 pt-2 pb-4 outline-none">
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
