import type { ReactNode } from 'react'
import { Button } from '../../ui/actions/button.tsx'

type Props = { isSending: boolean; children: ReactNode }

export function SubmitButton({ isSending, children }: Props) {
  return (
    <Button type="submit" tone="primary" size="touch" isBlock isPending={isSending} className="mt-6">
      {children}
    </Button>
  )
}
