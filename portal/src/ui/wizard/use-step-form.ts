import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'

/** A field with a default may be left out in the contract; a form always holds it. */
type Known<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

/** A step's form: its contract's rules, messages once a field was left, and every change kept. */
export const useStepForm = <Values extends FieldValues>(
  schema: z.ZodType<unknown, Known<Values>>,
  defaultValues: Values,
  onChange: (values: Values) => void,
) => {
  const form = useForm<Values>({
    // The contract's output is narrower than what a form holds; only the messages are used here.
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
