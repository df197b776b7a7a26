import type { RunAction } from '@partner-hub/contracts/client-runs.ts'

const many = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'client' : 'clients'}`
const number = (count: number): string => count.toLocaleString('en')

/** Several clients at once: choosing them, what is asked before, how far it is, and what became of each. */
export const clientRuns = {
  select: 'Select',
  selectPage: 'Select all on this page',
  selectOne: (name: string) => `Select ${name}`,
  bar: 'Selected clients',
  selected: (count: number) => `${number(count)} selected`,
  selectEverything: (count: number) => `Select all ${number(count)}`,
  clear: 'Clear selection',
  actions: { archive: 'Archive', restore: 'Restore', export: 'Export CSV' },
  cancel: 'Cancel',
  confirm: {
    archive: {
      title: (count: number) => `Archive ${many(count)}?`,
      lines: (count: number) =>
        count === 1
          ? [
              'It leaves All, Active and Free Trials and is found under Archived.',
              'Everything about it is kept. Nothing is cancelled and nobody is told.',
              'You can restore it at any time.',
            ]
          : [
              'They leave All, Active and Free Trials and are found under Archived.',
              'Everything about them is kept. Nothing is cancelled and nobody is told.',
              'You can restore them at any time.',
            ],
      left: (count: number) =>
        `${many(count)} of your selection ${count === 1 ? 'stays as it is: it has' : 'stay as they are: they have'} an active plan, or the owner has accepted.`,
      leftUnseen:
        'Clients you have access to stay as they are while they have an active plan or their owner has accepted. You will see which.',
      button: (count: number) => `Archive ${many(count)}`,
    },
    restore: {
      title: (count: number) => `Restore ${many(count)}?`,
      lines: (count: number) => [
        count === 1
          ? 'It returns from Archived with the status it had before.'
          : 'They return from Archived with the status they had before.',
        'Where your firm had no access to the books then, it still has none.',
      ],
      left: (count: number) =>
        `${many(count)} of your selection ${count === 1 ? 'is' : 'are'} not archived and ${count === 1 ? 'stays as it is' : 'stay as they are'}.`,
      leftUnseen: 'Clients that are not archived stay as they are.',
      button: (count: number) => `Restore ${many(count)}`,
    },
  },
  news: 'Several clients at once',
  running: {
    archive: (done: number, total: number) => `Archiving: ${number(done)} of ${many(total)}`,
    restore: (done: number, total: number) => `Restoring: ${number(done)} of ${many(total)}`,
    export: (_done: number, total: number) => `Exporting ${many(total)}`,
  },
  finished: {
    archive: (done: number) => `${many(done)} archived`,
    restore: (done: number) => `${many(done)} restored`,
    export: (done: number) => `${many(done)} exported`,
  },
  refused: (count: number) => `${number(count)} could not be changed`,
  stopped: (left: number) => `stopped with ${number(left)} left`,
  completed: 'Action Completed',
  details: 'Details',
  stop: 'Stop',
  undo: 'Undo',
  download: 'Download CSV',
  dismiss: 'Close this result',
  panel: {
    titles: { archive: 'Archive', restore: 'Restore', export: 'Export CSV' },
    started: (total: number, time: string) => `${many(total)}, started at ${time}`,
    progress: (done: number, total: number) => `${number(done)} of ${number(total)} done`,
    secondsLeft: (seconds: number) => (seconds === 1 ? 'About a second left' : `About ${number(seconds)} seconds left`),
    minutesLeft: (minutes: number) => (minutes === 1 ? 'About a minute left' : `About ${number(minutes)} minutes left`),
    show: 'Show',
    all: (count: number) => `All ${number(count)}`,
    done: (count: number) => `Done ${number(count)}`,
    refused: (count: number) => `Needs you ${number(count)}`,
    outcomes: { waiting: 'Waiting', done: 'Done', refused: 'Not changed' },
    left: 'Left as it is',
    nothing: 'No clients here.',
    cut: (shown: number) => `The first ${number(shown)} are listed here, those that need you before the others.`,
    goesOn: 'It goes on when you close this panel.',
    close: 'Close',
  },
  reasons: {
    archive: 'It is archived already, has an active plan, or its owner has accepted.',
    restore: 'It is not archived.',
    not_found: 'It is no longer a client of your firm.',
    not_allowed: 'Whoever started this may no longer change clients.',
    fault: 'Something went wrong. Please try again.',
  },
} as const satisfies Record<string, unknown> & { actions: Record<RunAction, string> }
