// One frame per field. The first field of the page's configuration owns the model of all.
import Client from 'braintree-web/client/client.js'
import constants from 'braintree-web/hosted-fields/shared/constants.js'
import Framebus from 'framebus'
import { type CardModel, cardModel } from './card-model.ts'
import type { FieldKey, MerchantConfiguration } from './fields.ts'
import { mountField } from './mount-field.ts'
import { type TokenizeOptions, tokenize } from './tokenize.ts'

declare global {
  interface Window {
    mountHostedField?: (model: CardModel) => void
  }
}

const { events } = constants
const field = window.name.replace('braintree-hosted-field-', '') as FieldKey
const bus = new Framebus({ channel: location.hash.slice(1), targetFrames: [window.parent] })
const emit = (event: string | undefined, data?: unknown) => bus.emit(event ?? '', data as Record<string, unknown>)

window.mountHostedField = (model) => mountField(field, model, bus)

/** The frames of the same form: same origin, same component id. */
const siblings = (): Window[] =>
  Array.from({ length: window.parent.frames.length }, (_, at) => window.parent.frames[at] as Window).filter((frame) => {
    try {
      return frame.location.href === location.href
    } catch {
      return false
    }
  })

bus.emit(events.FRAME_READY ?? '', { field }, (given) => {
  const configuration = given as unknown as MerchantConfiguration
  const model = cardModel(configuration, emit)
  for (const frame of siblings()) frame.mountHostedField?.(model)
  const client = bus.emitAsPromise<object>(events.READY_FOR_CLIENT ?? '').then((found) => new Client(found))
  bus.on(events.TOKENIZATION_REQUEST ?? '', (options, reply) => {
    void client
      .then((ready) => tokenize(model, ready, options as TokenizeOptions))
      .then((result) => reply(result as unknown as Record<string, unknown>))
  })
})
