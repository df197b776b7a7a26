import type { ContactForm } from '@partner-hub/contracts/clients/client-contacts.ts'
import { type Control, Controller } from 'react-hook-form'
import { contactForm } from '../../texts/client.ts'
import { messageOf } from '../../texts/messages.ts'
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx'

const fields: readonly (Pick<TextFieldProps, 'type' | 'isOptional' | 'className'> & { name: keyof ContactForm })[] = [
  { name: 'first_name' },
  { name: 'last_name' },
  { name: 'contact_email', type: 'email', className: 'md:col-span-2' },
  { name: 'contact_phone', type: 'tel' },
  { name: 'contact_mobile', type: 'tel', isOptional: true },
]

type Props = { control: Control<ContactForm>; isOwner: boolean; isInvitable: boolean }

export function ContactFields({ control, isOwner, isInvitable }: Props) {
  const otherAddress = isInvitable ? ` ${contactForm.ownerEmailOfInvitation}` : ''
  const ownerEmail = { isDisabled: true, hint: contactForm.ownerEmail + otherAddress }
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5 max-md:grid-cols-1">
      {fields.map(({ name, ...text }, index) => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              {...text}
              {...field}
              label={contactForm[name]}
              autoComplete="off"
              autoFocus={index === 0}
              isInvalid={fieldState.invalid}
              errorMessage={messageOf(fieldState.error?.message)}
              {...(name === 'contact_email' && isOwner && ownerEmail)}
            />
          )}
        />
      ))}
    </div>
  )
}
