/** Withdrawing a pending invitation (DEC-89), with the consequences. */
export const withdrawing = {
  title: 'Withdraw invitation',
  link: {
    before: (owner: string, day?: string | null) => `The link ${owner} received ${day ? `on ${day} ` : ''}`,
    strong: 'stops working now',
  },
  owner: 'the owner',
  quiet: (firstName: string) => `Automatic reminders stop. ${firstName} isn't notified.`,
  theOwner: 'The owner',
  status: {
    before: 'The status goes back to ',
    strong: 'Not invited',
    after: (from?: string) =>
      `. You can invite the owner again${from ? `: at the same address from ${from}, at another one now` : ''}.`,
    afterNoPlan: ". Without a plan or a running trial, the owner can't be invited again.",
  },
  trial: (days: number) => `The free trial keeps running, with ${days} ${days === 1 ? 'day' : 'days'} left.`,
  keep: 'Keep invitation',
  confirm: 'Withdraw invitation',
  failed: { title: 'Invitation not withdrawn', text: 'Nothing was changed. Try again.' },
  maybeDone: {
    title: "We don't know if the invitation was withdrawn",
    text: 'If it still shows as pending, withdraw it again.',
  },
  answered: { title: 'Invitation not withdrawn', text: 'It is no longer pending. The page shows how it stands now.' },
  sentAgain: {
    title: 'Invitation not withdrawn',
    text: 'Someone else sent it again in the meantime. Check the address before you withdraw it.',
  },
  done: { title: 'Invitation withdrawn', text: 'The link no longer works.' },
} as const
