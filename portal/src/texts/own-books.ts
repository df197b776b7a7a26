export const ownBooks = {
  title: 'Your books are in {product name}',
  text: '{hub name} is for accounting firms. You need it only if you run one.',
  open: 'Open {product name}',
  register: 'Register an accounting firm',
} as const
