import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { createFaults } from './faults.ts'
import { outcomeOf } from './form-outcome.ts'
import type { FrameDocuments } from './frame-documents.ts'
import { meetFaults } from './meet-faults.ts'
import { type Merchant, merchantOnly } from './merchant-only.ts'
import type { Stores } from './open-stores.ts'
import { readCard } from './typed-card.ts'
import type { Vault } from './vault.ts'

interface Needs {
  stores: Stores
  vault: Vault
  faults: ReturnType<typeof createFaults>
  documents: FrameDocuments
  merchant: Merchant
  cardsUrl: string
}

const NewCardForm = z.strictObject({
  card_form: z.strictObject({
    customer_id: z.string(),
    parent_origin: z.url({ protocol: /^https?$/ }).refine((url) => URL.parse(url)?.origin === url),
  }),
})
const Params = z.object({ id: z.string() })
const text = z.string().max(255)
const TypedForm = z.strictObject({
  number: z.string().max(40),
  cvv: z.string().max(4),
  name: text,
  expiration_month: z.string().max(2),
  expiration_year: z.string().max(4),
  country: text,
  province: text,
  street: text,
  city: text,
  code: text,
})

/** The card form for pages that do not use hosted fields: the hub asks for a link and frames it. */
export const mountCardFormRoutes = async (app: FastifyInstance, needs: Needs): Promise<void> => {
  const { stores, vault, faults, documents, merchant, cardsUrl } = needs
  const { customers, forms } = stores

  app.post(
    '/merchants/:merchantId/card_forms',
    { onRequest: merchantOnly(merchant), preHandler: meetFaults(faults, 'vault') },
    async (request, reply) => {
      const { customer_id, parent_origin } = NewCardForm.parse(request.body).card_form
      if (!customers.find(customer_id)) return reply.status(404).send({ error: 'unknown_customer' })
      const id = forms.add(customer_id, parent_origin)
      return reply.status(201).send({ card_form_link: `${cardsUrl}/card-forms/${id}` })
    },
  )

  await app.register(async (framed) => {
    framed.addHook('preHandler', meetFaults(faults, 'browser'))

    const formOf = (params: unknown) => {
      const { id } = Params.parse(params)
      const form = forms.find(id)
      return form && !form.is_used ? { ...form, id, path: `/card-forms/${id}` } : undefined
    }

    framed.get('/card-forms/:id', async (request, reply) => {
      const form = formOf(request.params)
      return form ? documents.cardForm(reply, form.parent_origin, form.path) : documents.ended(reply)
    })

    framed.get('/card-forms/:id/test-cards', async (request, reply) => {
      const form = formOf(request.params)
      if (!form) return documents.ended(reply)
      return documents.testCards(reply, { parentOrigin: form.parent_origin, path: form.path })
    })

    framed.post('/card-forms/:id', async (request, reply) => {
      if (request.headers.origin !== cardsUrl) return reply.status(403).send({ error: 'other_origin' })
      const form = formOf(request.params)
      if (!form) return reply.status(410).send({ error: 'expired' })
      const { name, country, province, street, city, code, ...card } = TypedForm.parse(request.body)
      const billing_address = {
        street_address: street,
        locality: city,
        region: province,
        postal_code: code,
        country_name: country,
      }
      const facts = readCard({ ...card, cardholder_name: name, billing_address }, merchant.privateKey)
      if ('field' in facts) return outcomeOf(facts)
      return stores.together(() => {
        const saved = vault.save(facts, form.customer_id, { isVerified: true, isDefault: true })
        if ('token' in saved) forms.use(form.id)
        return outcomeOf(saved)
      })
    })
  })
}
