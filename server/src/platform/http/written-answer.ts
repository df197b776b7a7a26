declare const of: unique symbol

/** A response that already is JSON text and is sent as is, without parsing and serializing it again. */
export class WrittenAnswer<Answer> {
  declare readonly [of]: Answer
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

export const jsonOf = (answer: unknown): string =>
  answer instanceof WrittenAnswer ? answer.json : JSON.stringify(answer)
