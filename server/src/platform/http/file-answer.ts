import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** An answer that is a file to keep: streamed as it comes, never shown in the page's own origin. */
export class FileAnswer {
  readonly name: string
  readonly contentType: string
  readonly content: Readable

  /** The name is ours: letters, digits, dots and dashes. */
  constructor(name: string, contentType: string, content: Readable) {
    this.name = name
    this.contentType = contentType
    this.content = content
  }

  send(reply: FastifyReply): FastifyReply {
    return reply
      .header('content-disposition', `attachment; filename="${this.name}"`)
      .type(this.contentType)
      .send(this.content)
  }
}
