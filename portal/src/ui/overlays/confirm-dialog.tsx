import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Modal } from './modal.tsx'

type Props = {
  title: string
  children: ReactNode
  cancelLabel: string
  confirmLabel: string
  tone?: 'primary' | 'danger'
  isPending?: boolean
  /** The text says why it cannot be confirmed now. */
  isDisabled?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** One question with two answers. The one that changes nothing gets the focus. */
export function ConfirmDialog({
  title,
  children,
  cancelLabel,
  confirmLabel,
  tone = 'primary',
  isPending,
  isDisabled,
  onConfirm,
  onCancel,
}: Props) {
  return (
    <Modal
      title={title}
      size="confirm"
      role="alertdialog"
      hasClose={false}
      isDismissable={!isPending}
      onClose={onCancel}
      footer={
        <>
          <Button autoFocus onPress={onCancel} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button tone={tone} onPress={onConfirm} isPending={isPending} isDisabled={isDisabled}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-pretty text-text-muted">{children}</div>
    </Modal>
  )
}
