import {
  BODY_MAX,
  INVITATION_DAYS,
  type InvitationForm,
  SUBJECT_MAX,
} from '@partner-hub/contracts/invitations/invitations.ts'
import { type Control, Controller } from 'react-hook-form'
import { inviteOwner } from '../../texts/invite-owner.ts'
import { errorProps } from '../../texts/messages.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { bracesHint } from './left-in-braces.ts'

type Props = { control: Control<InvitationForm>; isResent: boolean }

export function InvitationFields({ control, isResent }: Props) {
  return (
    <div className="grid gap-6">
      <Controller
        name="invitation_email"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            {...errorProps(fieldState)}
            label={inviteOwner.to}
            type="email"
            autoComplete="off"
            hint={isResent ? inviteOwner.newLink : inviteOwner.toHint(INVITATION_DAYS)}
          />
        )}
      />
      <Controller
        name="invitation_subject"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            {...errorProps(fieldState)}
            label={inviteOwner.subject}
            autoComplete="off"
            limit={SUBJECT_MAX}
            hint={bracesHint(field.value)}
          />
        )}
      />
      <Controller
        name="invitation_message_body"
        control={control}
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            {...errorProps(fieldState)}
            label={inviteOwner.message}
            isTall
            limit={BODY_MAX}
            hint={bracesHint(field.value) ?? (isResent ? inviteOwner.fromLast : inviteOwner.fromTemplate)}
          />
        )}
      />
    </div>
  )
}
