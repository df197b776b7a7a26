import { invitationSent } from '../../texts/invite-owner.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'

export function InvitationSentDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title={invitationSent.title}
      size="confirm"
      hasClose={false}
      onClose={onClose}
      footer={
        <Button tone="primary" autoFocus onPress={onClose}>
          {invitationSent.ok}
        </Button>
      }
    >
      <p className="text-pretty text-text-muted">{invitationSent.text}</p>
    </Modal>
  )
}
