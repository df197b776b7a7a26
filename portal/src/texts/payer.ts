/** Changing who pays before the owner has accepted (DEC-60). Dates, names and amounts come formatted. */
export const payerTexts = {
  CLIENT: {
    act: 'Bill the client',
    title: 'Bill the client instead',
    pays: (owner: string) => `${owner} pays for this account from now on, and selects the plan in {product name}.`,
    trial: {
      coming: (day: string) => `The free trial runs until ${day}.`,
      over: 'The free trial is over. The account stays closed until the owner selects a plan.',
    },
    drops: (plan: string, day: string) => `${plan}, chosen for ${day}, is dropped.`,
    back: 'You can change this again until the owner accepts the invitation.',
    done: { title: 'Billed to the client', text: (client: string) => `${client} pays from now on.` },
  },
  ACCOUNTANT: {
    act: 'Pay for this client',
    title: 'Pay for this client',
    pays: () => 'Your firm pays for this account from now on, and selects the plan here.',
    trial: {
      coming: (day: string) => `The free trial goes on until ${day}. A plan selected before then starts on that day.`,
      over: 'The free trial is over. The account opens again once your firm selects a plan.',
    },
    drops: (plan: string, day: string) => `${plan}, chosen for ${day}, is dropped.`,
    back: 'You can change this again until the owner accepts the invitation or a plan is charged.',
    done: { title: 'Billed to your firm', text: (client: string) => `Your firm pays for ${client} from now on.` },
  },
  theOwner: 'The owner',
  cancel: 'Cancel',
  loading: 'Loading what would change',
  money: {
    today: 'Charge today',
    credit: 'Credit',
    next: (day: string) => `Your next bill, ${day}`,
    noNext: 'Your next bill',
    none: 'None',
    untilPlan: 'None until you select a plan',
    discount: '15% certification discount',
    lost: 'Not for this client',
    applies: 'Applies to your plan',
  },
  failed: { title: 'Cannot change who pays', text: 'Nothing has changed. Try again.' },
  reasons: {
    action_not_allowed: 'The client changed in the meantime. Close this dialog to see how it stands.',
    change_in_progress: 'A payment for this plan is being confirmed. Try again once it is done.',
  },
} as const
