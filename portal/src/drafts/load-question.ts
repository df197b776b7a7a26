export const loadDialog = () => import('../ui/overlays/confirm-dialog.tsx')

/** The question must be there at once, even when the network has gone. */
export const loadQuestion = (): void => void loadDialog().catch(() => undefined)
