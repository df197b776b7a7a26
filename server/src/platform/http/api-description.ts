import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

const familyPrefix =
  /^\/(billing-payments|auth\/api\/v1|partner_services\/partners|partner_services\/identity(\/me)?)(?=\/)/

/** '/partner_services/partners/business_clients/:uuid/archive/' is one of 'Business clients'. */
const groupOf = (path: string): string => {
  const words = path.replace(familyPrefix, '').split('/')
  const [first = 'identity'] = words.filter((word) => word !== '' && !word.startsWith(':'))
  return (first.charAt(0).toUpperCase() + first.slice(1)).replaceAll(/[_-]/g, ' ')
}

const introduction = `The portal and other programs use the same calls.

A program sends an access token of the sign-in service with each call: \`Authorization: Bearer …\`. It acts for the person who signed in, and sees what that person may see.

A refusal has a \`code\`, listed with each status below, and a \`detail\` for people to read; calls under \`/auth\` name them \`error\` and \`error_description\`.`

/** Collects every route into an OpenAPI description, `app.swagger()`. */
export const describeApi = async (app: FastifyInstance, { title, url }: { title: string; url: string }) => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title, version: '1', description: introduction }, servers: [{ url }] },
    transform: (route) => {
      const described = jsonSchemaTransform(route as Parameters<typeof jsonSchemaTransform>[0])
      return { ...described, schema: { ...described.schema, tags: [groupOf(route.url)] } }
    },
  })
}
