/** What can be done to a client, with what it brings about. */
export const clientActionTexts = {
  undo: 'Undo',
  cancel: 'Cancel',
  remove_access: 'Remove Access',
  archive: 'Archive Client',
  remove_access_and_archive: 'Remove access and archive',
  restore: 'Restore Client',
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
    nobodyGivesBack:
      'The owner has not accepted yet, so nobody can give the access back. Archive the client instead to keep it.',
    pays: 'Your firm pays',
    nothing: 'Nothing, billed to client',
    today: 'Charge today',
    archiveToo: 'Archive the client too',
    archiveTooHint: 'Without this it stays in All with the status No Access.',
  },
  archiving: {
    moves: 'It leaves All, Active and Free Trials and is found under Archived.',
    keeps: 'Everything about it is kept. Nothing is cancelled and nobody is told.',
    restorable: 'You can restore it at any time.',
  },
  restoring: {
    returns: 'It returns from Archived with the status it had before.',
    noAccess: 'If your firm had no access to the books then, it still has none.',
  },
} as const
