import type { FastifyReply, FastifyRequest } from 'fastify'

/** The number of a record's changes so far, or a name for how it stands. */
export type Version = number | string

export interface Versioned<Record> {
  readonly record: Record
  readonly version: Version
}

/** An answer that leaves with an ETag (DEC-73). */
export class TaggedAnswer<Answer> {
  readonly answer: Answer
  readonly tag: string
  constructor(answer: Answer, tag: string) {
    this.answer = answer
    this.tag = tag
  }

  send(reply: FastifyReply): Answer {
    reply.header('etag', `"${this.tag}"`)
    return this.answer
  }
}

/** Tagged by its version: what a later save names in If-Match. */
export const tagged = async <Record>(read: Promise<Versioned<Record>>): Promise<TaggedAnswer<Record>> => {
  const { record, version } = await read
  return new TaggedAnswer(record, String(version))
}

/** Whether a record at this version is the one that the caller has read; asked under the record's lock. */
export type IsCurrent = (version: Version) => boolean

export const anyVersion: IsCurrent = () => true

/** A caller who names no version takes the record as it is. A proxy that compresses may have made the tag weak. */
export const isCurrentFor = ({ headers }: Pick<FastifyRequest, 'headers'>): IsCurrent => {
  const given = headers['if-match']
  if (given === undefined || given.trim() === '*') return anyVersion
  const tags = given.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return (version) => tags.includes(`"${version}"`)
}
