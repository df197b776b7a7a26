/** The words of a muted sentence that count. */
export const strong = (text: string) => <b className="font-strong text-text">{text}</b>
