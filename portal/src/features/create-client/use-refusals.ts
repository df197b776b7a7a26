import { useEffect } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { RefusedFields } from './refused-fields.ts'

/** The first invalid field in reading order, which is the order of the form's fields. */
const firstWrong = <Values extends FieldValues>(form: UseFormReturn<Values>, wrong: object): Path<Values> | undefined =>
  Object.keys(form.getValues()).find((name) => name in wrong) as Path<Values> | undefined

/** Focuses the first invalid field, shows the server's refusals, and counts both kinds of errors. */
export const useRefusals = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  refused: RefusedFields['fields'] | undefined,
) => {
  useEffect(() => {
    if (!refused) return
    for (const [name, key] of Object.entries(refused)) form.setError(name as Path<Values>, { message: key })
    const first = firstWrong(form, refused)
    if (first) form.setFocus(first)
  }, [form, refused])

  const { errors, isSubmitted } = form.formState
  return {
    wrongCount: isSubmitted || refused ? Object.keys(errors).length : 0,
    focusWrong: (found: FieldErrors<Values>): void => {
      const first = firstWrong(form, found)
      if (first) form.setFocus(first)
    },
  }
}
