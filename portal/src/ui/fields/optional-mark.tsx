import { words } from '../words.ts'

export function OptionalMark() {
  return <span className="ml-1 font-regular text-text-subtle">{words.optional}</span>
}
