import { cut } from './cut.ts'

const LONGEST_PERSON = 40
const LONGEST_FIRM = 60

/** Both names are user input: strips whatever splits a header, is invisible or looks like an address. */
const plain = (name: string, max: number) =>
  cut(
    name
      .replace(/[\p{C}\p{Z}<>"@\\]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    max,
  )

interface Names {
  personName: string
  firmName: string
  hubName: string
}

/** 'Maya Lindqvist at Alder & Finch LLP via Partner Hub': the product comes last and is never cut. */
export const fromName = ({ personName, firmName, hubName }: Names): string => {
  const [person, firm] = [plain(personName, LONGEST_PERSON), plain(firmName, LONGEST_FIRM)]
  const sender = person && firm ? `${person} at ${firm}` : person || firm
  return sender ? `${sender} via ${hubName}` : hubName
}
