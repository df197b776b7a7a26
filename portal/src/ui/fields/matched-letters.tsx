/** Highlights the typed letters in a match. */
export function MatchedLetters({ text, letters }: { text: string; letters: string }) {
  const at = letters ? text.toLocaleLowerCase().indexOf(letters.toLocaleLowerCase()) : -1
  if (at < 0) return text
  const end = at + letters.length
  return (
    <>
      {text.slice(0, at)}
      <b className="font-[650]">{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  )
}
