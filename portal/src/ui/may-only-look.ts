/** While support staff visit the firm, as the server wrote on the document. The server refuses every change anyway. */
export const mayOnlyLook = (): boolean => document.documentElement.dataset.supportUntil !== undefined
