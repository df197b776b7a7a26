import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { useState } from 'react'
import { may } from '../../api/may.ts'
import { invitationTexts } from '../../texts/client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { useFirmRemindersSwitch } from './use-pending-invitation.ts'

type Props = { client: BusinessClient; isOn: boolean }

const { offForAllQuestion } = invitationTexts

/** Reminders for all clients of the firm. Turning them off asks first, turning them on does not. */
export function FirmReminders({ client, isOn }: Props) {
  const [isAsking, setAsking] = useState(false)
  const forAll = useFirmRemindersSwitch(client)
  const mayChange = may('change_firm')
  if (!isOn)
    return (
      <>
        <span className="text-small text-text-muted">{invitationTexts.firmRemindersOff}</span>
        {mayChange && (
          <Button size="sm" onPress={() => forAll.mutate(true)} isPending={forAll.isPending}>
            {invitationTexts.turnOn}
          </Button>
        )}
      </>
    )
  if (!mayChange) return null
  return (
    <>
      <Button size="sm" tone="ghost" beginsChange onPress={() => setAsking(true)}>
        {invitationTexts.offForAll}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={offForAllQuestion.title}
          cancelLabel={offForAllQuestion.cancel}
          confirmLabel={invitationTexts.offForAll}
          isPending={forAll.isPending}
          onConfirm={() => forAll.mutate(false, { onSettled: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        >
          {offForAllQuestion.text}
        </ConfirmDialog>
      )}
    </>
  )
}
