export const palette = {
  name: 'Search and commands',
  placeholder: 'Search clients and commands',
  clients: 'Clients',
  commands: 'Commands',
  archived: 'Archived',
  createClient: 'Create Client',
  goTo: (page: string) => `Go to ${page}`,
  shortcuts: 'Keyboard shortcuts',
  showAll: (text: string) => `Show matches for “${text}” in Clients`,
  found: (shown: number, all: number) => {
    if (shown < all) return `The first ${shown} of ${all} clients found`
    return all === 1 ? '1 client found' : `${all} clients found`
  },
  keys: { move: 'to move', open: 'to open', newTab: 'new tab' },
} as const

export const shortcuts = {
  title: 'Keyboard shortcuts',
  anywhere: {
    name: 'Anywhere',
    palette: 'Search and commands',
    create: 'Create Client',
    clients: 'Go to Clients',
    billing: 'Go to Billing',
    list: 'This list',
    close: 'Close or clear',
  },
  inList: { name: 'In a list', search: 'Search', move: 'Move', open: 'Open', select: 'Select', menu: 'Actions' },
  singleKeys: 'Single-key shortcuts',
  singleKeysWhere: 'In this browser',
} as const
