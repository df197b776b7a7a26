/** A follow-up action, such as Undo. */
export type ToastAction = { label: string; onPress: () => void }

export type Toast = { id: number; tone: 'success' | 'error'; title: string; text: string; action?: ToastAction }

type Shown = Toast & { left: number; startedAt: number; timer: ReturnType<typeof setTimeout> | undefined }

/** Toasts whose countdown pauses while anything holds them, and then continues with exactly the time left. */
export class ToastQueue {
  #lifetime: number
  #most: number
  #shown: Shown[] = []
  #visible: readonly Toast[] = []
  #holds = new Set<string>()
  #listeners = new Set<() => void>()
  #lastId = 0

  constructor({ lifetime, most }: { lifetime: number; most: number }) {
    this.#lifetime = lifetime
    this.#most = most
  }

  /** Newest first. */
  visible = (): readonly Toast[] => this.#visible

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(toast: Omit<Toast, 'id'>): void {
    this.#lastId += 1
    const shown: Shown = { ...toast, id: this.#lastId, left: this.#lifetime, startedAt: 0, timer: undefined }
    if (this.#holds.size === 0) this.#run(shown)
    for (const tooOld of this.#shown.slice(this.#most - 1)) clearTimeout(tooOld.timer)
    this.#show([shown, ...this.#shown].slice(0, this.#most))
  }

  close(id: number): void {
    clearTimeout(this.#shown.find((toast) => toast.id === id)?.timer)
    this.#show(this.#shown.filter((toast) => toast.id !== id))
  }

  clear(): void {
    for (const toast of this.#shown) clearTimeout(toast.timer)
    this.#show([])
  }

  /** Pauses the countdown. Two reasons may overlap: the pointer may leave while the focus stays. */
  hold(reason: string): void {
    if (this.#holds.size === 0) for (const toast of this.#shown) this.#stop(toast)
    this.#holds.add(reason)
  }

  release(reason: string): void {
    if (this.#holds.delete(reason) && this.#holds.size === 0) for (const toast of this.#shown) this.#run(toast)
  }

  #run(toast: Shown): void {
    toast.startedAt = performance.now()
    toast.timer = setTimeout(() => this.close(toast.id), toast.left)
  }

  #stop(toast: Shown): void {
    clearTimeout(toast.timer)
    toast.left -= performance.now() - toast.startedAt
  }

  #show(shown: Shown[]): void {
    this.#shown = shown
    this.#visible = shown.map(({ id, tone, title, text, action }) => ({
      id,
      tone,
      title,
      text,
      ...(action && { action }),
    }))
    // Without toasts, nothing can report that the pointer or the focus has left.
    if (shown.length === 0) this.#holds.clear()
    for (const listener of this.#listeners) listener()
  }
}
