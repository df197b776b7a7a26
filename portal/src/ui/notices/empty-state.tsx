import type { ReactNode } from 'react'

type Props = {
  drawing?: ReactNode
  title: string
  text: ReactNode
  /** At most one button, and none if the page's header already has it. */
  action?: ReactNode
}

export function EmptyState({ drawing, title, text, action }: Props) {
  return (
    <div className="flex flex-col items-center px-6 pt-12 pb-14 text-center">
      {drawing && <div className="mb-5">{drawing}</div>}
      <h2 className="text-section">{title}</h2>
      <p className="mt-1.5 max-w-110 text-balance text-text-muted">{text}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
