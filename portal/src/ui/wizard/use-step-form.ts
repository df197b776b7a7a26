import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'

/** The contract's input may omit a field with a default; a form always has it. */
type FormInput<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

/** The form of a wizard step: validates by its contract, shows messages on blur, and saves every change to the draft. */
export const useStepForm = <Values extends FieldValues>(
  schema: z.ZodType<unknown, FormInput<Values>>,
  defaultValues: Values,
  onChange: (values: Values) => void,
) => {
  const form = useForm<Values>({
    // The contract's output type is narrower than the form's values; only the messages are used here.
    resolver: zodResolver(schema as z.ZodType<Values, Values>),
    mode: 'onTouched',
    defaultValues: defaultValues as DefaultValues<Values>,
    shouldFocusError: false,
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values as Values) }),
    [form, onChange],
  )
  return form
}
