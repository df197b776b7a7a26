type Action = 'loaded' | 'resized' | 'locationChanged' | 'scrollToError' | 'submitted'
interface Message {
  action: 'populate' | 'submit'
  payload: Record<string, unknown>
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const messageIn = (data: unknown): Message | undefined => {
  if (!isObject(data) || (data.action !== 'populate' && data.action !== 'submit')) return undefined
  return { action: data.action, payload: isObject(data.payload) ? data.payload : {} }
}

/** The page that frames this document. Messages go to its origin only, and are accepted from its window only. */
export const parentPage = () => {
  const { parentOrigin = '' } = document.body.dataset
  return {
    isThere: parentOrigin !== '' && window.parent !== window,
    post: (action: Action, payload: object = {}): void => {
      if (parentOrigin !== '') window.parent.postMessage({ action, payload }, parentOrigin)
    },
    onMessage: (act: (message: Message) => void): void =>
      window.addEventListener('message', ({ origin, source, data }) => {
        const message = origin === parentOrigin && source === window.parent ? messageIn(data) : undefined
        if (message) act(message)
      }),
  }
}

/** Reports the height of the document now and whenever it changes. */
export const reportHeight = (post: (action: 'resized', payload: { height: number }) => void): void => {
  let reported = 0
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    if (height === reported) return
    reported = height
    post('resized', { height })
  }).observe(document.body)
}
