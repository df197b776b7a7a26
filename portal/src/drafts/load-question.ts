export const loadDialog = () => import('../ui/overlays/confirm-dialog.tsx')

/** Preloads the dialog, so that it opens at once, even offline. */
export const loadQuestion = (): void => void loadDialog().catch(() => undefined)
