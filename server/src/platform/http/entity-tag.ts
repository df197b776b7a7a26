import type { FastifyReply, FastifyRequest } from 'fastify'

/** A record's change counter, or a string that identifies its state. */
export type Version = number | string

export interface Versioned<Record> {
  readonly record: Record
  readonly version: Version
}

/** A response with an ETag (DEC-73). */
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

/** Tagged with the record's version, which a later save sends in If-Match. */
export const tagged = async <Record>(read: Promise<Versioned<Record>>): Promise<TaggedAnswer<Record>> => {
  const { record, version } = await read
  return new TaggedAnswer(record, String(version))
}

/** Whether the record is still at the version the caller read. Checked under the record's lock. */
export type IsCurrent = (version: Version) => boolean

export const anyVersion: IsCurrent = () => true

/** Without If-Match every version is accepted. A compressing proxy may have made the tag weak. */
export const isCurrentFor = ({ headers }: Pick<FastifyRequest, 'headers'>): IsCurrent => {
  const given = headers['if-match']
  if (given === undefined || given.trim() === '*') return anyVersion
  const tags = given.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return (version) => tags.includes(`"${version}"`)
}
