import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file download, streamed and never rendered in the page's origin. */
export class FileAnswer {
  readonly name: string
  readonly contentType: string
  readonly content: Readable

  /** `name` must come from us: letters, digits, dots and dashes only. */
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
