/** Asked before discarding anything typed. */
export const discardChanges = {
  title: 'Discard Changes',
  text: 'Are you sure you want to leave and discard your changes?',
  leaveLabel: 'Discard',
  stayLabel: 'Cancel',
} as const
