import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Built files have a content hash in their name; media files don't. */
const folders = [
  { name: 'assets', immutable: true, maxAge: '365d' },
  { name: 'media', immutable: false, maxAge: '1d' },
] as const

const ICON = 'mark.svg'

/** The portal's built files, on both origins. The build puts compressed copies beside them. */
export const mountPortalFiles = async (app: FastifyInstance, directory: URL): Promise<void> => {
  for (const [index, { name, immutable, maxAge }] of folders.entries()) {
    const root = fileURLToPath(new URL(`${name}/`, directory))
    if (existsSync(root))
      await app.register(fastifyStatic, {
        root,
        prefix: `/${name}/`,
        immutable,
        maxAge,
        index: false,
        preCompressed: name === 'assets',
        decorateReply: index === 0,
      })
  }
  if (existsSync(new URL(ICON, directory)))
    app.get(`/${ICON}`, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile(ICON, fileURLToPath(directory), { maxAge: '1d' }),
    )
}
