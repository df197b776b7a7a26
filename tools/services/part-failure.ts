/** Something that one command installs. */
export class MissingProgram extends Error {
  readonly command: string

  constructor(message: string, command: string) {
    super(message)
    this.command = command
  }
}

/** What failed and the one command to run next. Starting again leaves alone what runs already. */
export function partFailure(part: string, error: Error): string {
  const command = error instanceof MissingProgram ? error.command : 'npm run services'
  return `${part} failed: ${error.message.trim()}\nRun: ${command}`
}
