declare const of: unique symbol

/** An answer that already is JSON text: it is sent as it stands, without being taken apart and put together again. */
export class WrittenAnswer<Answer> {
  declare readonly [of]: Answer
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

export const jsonOf = (answer: unknown): string =>
  answer instanceof WrittenAnswer ? answer.json : JSON.stringify(answer)
