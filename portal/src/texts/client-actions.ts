/** The actions on a client, with their consequences. */
export const clientActionTexts = {
  missing: {
    archive_after_access: 'Archive becomes available after access is removed',
    archive_after_plan: 'Archive becomes available after the plan is cancelled',
    remove_after_transfer: 'Remove Access becomes available after billing is transferred to the client',
    remove_after_restore: 'Remove Access becomes available after the client is restored',
  },
  /** Instead of a menu without lines. */
  nothing: "There's nothing you can do here right now.",
  undo: 'Undo',
  cancel: 'Cancel',
  remove_access: 'Remove Access',
  archive: 'Archive Client',
  remove_access_and_archive: 'Remove access and archive',
  restore: 'Restore Client',
  select_plan: 'Select Plan',
  change_plan: 'Change Plan',
  removing: {
    whoLoses: { strong: 'Everyone at your firm', rest: ' loses access to the books at once.' },
    ownerKeeps: (owner: string, hasPlan: boolean) =>
      `${owner} stays the owner and keeps ${hasPlan ? 'the plan and all data' : 'all data'}.`,
    nobodyLoses: 'The account and everything in it are kept.',
    comeBack: {
      before: 'To come back, ',
      strong: 'the owner must add your firm again',
      after: '. Restoring from Archived alone does not open the books.',
    },
    comeBackByInvitation: {
      before: 'The invitation stays open. To come back, ',
      strong: 'the owner must accept it and add your firm again',
      after: '. Restoring from Archived alone does not open the books.',
    },
    cannotBeUndone: "This can't be undone.",
    noOneGivesBack: " The owner hasn't accepted yet, so no one can give your firm access again.",
    archiveInstead: 'To keep access, archive the client instead.',
    pays: 'Your firm pays',
    nothing: 'Nothing, billed to client',
    today: 'Charge today',
    archiveToo: 'Archive the client too',
    archiveTooHint: 'Without this it stays in All with the status No Access.',
  },
  restoring: {
    returns: 'It returns from Archived with the status it had before.',
    noAccess: 'If your firm had no access before, it still has none.',
  },
} as const
