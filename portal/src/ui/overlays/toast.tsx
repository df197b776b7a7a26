import { CircleAlert, CircleCheck } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../actions/button.tsx'
import { CloseButton } from '../actions/close-button.tsx'
import { Icon } from '../marks/icon.tsx'
import { words } from '../words.ts'
import { type Toast, type ToastAction, ToastQueue } from './toast-queue.ts'

const queue = new ToastQueue({ lifetime: 5000, most: 3 })

/** Callable from anywhere; the region shows it. */
export const toast = {
  success: (title: string, text: string, action?: ToastAction) =>
    queue.add({ tone: 'success', title, text, ...(action && { action }) }),
  error: (title: string, text: string) => queue.add({ tone: 'error', title, text }),
  clear: () => queue.clear(),
}

/** Mounted once per document. Stays usable over dialogs, which exempt elements marked as top layer. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(queue.subscribe, queue.visible)
  const list = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<HTMLElement>(null)

  const close = (id: number) => {
    const hadFocus = list.current?.contains(document.activeElement)
    queue.close(id)
    if (!hadFocus) return
    // Focus the next toast's button, or return to where the focus was before.
    requestAnimationFrame(() => (list.current?.querySelector('button') ?? cameFrom.current)?.focus())
  }
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null
    queue.hold('focus')
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) queue.release('focus')
  }

  return createPortal(
    <section
      aria-label={words.notifications}
      data-toasts
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-0 top-4 z-80 grid grid-cols-[minmax(0,1fr)] justify-items-center px-4"
    >
      <ol
        ref={list}
        className="pointer-events-auto grid w-100 max-w-full grid-cols-[minmax(0,1fr)] gap-2"
        onPointerEnter={(event) => event.pointerType !== 'touch' && queue.hold('pointer')}
        onPointerLeave={() => queue.release('pointer')}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {toasts.map((one) => (
          <ToastCard key={one.id} toast={one} onClose={() => close(one.id)} />
        ))}
      </ol>
    </section>,
    document.body,
  )
}

function ToastCard({ toast: { tone, title, text, action }, onClose }: { toast: Toast; onClose: () => void }) {
  const [isRead, setRead] = useState(false)
  // Screen readers announce changes inside a live region, not a live region that is added with its text.
  useEffect(() => setRead(true), [])
  const isError = tone === 'error'
  return (
    <li className="flex animate-drop items-start gap-3 rounded-panel bg-surface-raised py-3.5 pr-2.5 pl-4 shadow-toast">
      <Icon
        of={isError ? CircleAlert : CircleCheck}
        size={20}
        className={isError ? 'text-danger-icon' : 'text-success-icon'}
      />
      <div role={isError ? 'alert' : 'status'} aria-atomic className="min-w-0 flex-1 wrap-anywhere">
        <div hidden={!isRead}>
          <div className="font-strong">{title}</div>
          <div className="text-small text-text-muted">{text}</div>
        </div>
      </div>
      {action && (
        <Button
          size="sm"
          onPress={() => {
            onClose()
            action.onPress()
          }}
          className="self-center"
        >
          {action.label}
        </Button>
      )}
      <CloseButton iconSize={14} onPress={onClose} className="-mt-[3px] text-text-subtle" />
    </li>
  )
}
