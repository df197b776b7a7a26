/** The important words of a muted sentence. */
export const strong = (text: string) => <b className="font-strong text-text">{text}</b>
