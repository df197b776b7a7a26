import { mkdirSync } from 'node:fs'
import { end, launch } from '../processes/background.ts'
import { isUp } from '../processes/pids.ts'
import type { Home } from './home.ts'
import { claimPort, isListening, portOf } from './ports.ts'
import { findPrograms } from './programs/find-programs.ts'

export const bucket = 'partner-hub'
export const region = 'us-east-1'
export const objectsKey = 'partner-hub'

/** The Versity gateway over a directory; its facts about objects lie beside them, so any file system will do. */
export async function runObjectStore(home: Home): Promise<void> {
  if (isUp(home, 'objects')) return
  const { versitygw: command } = await findPrograms('versitygw')
  const folders = ['objects', 'object-facts'].map((name) => home.path(name))
  for (const folder of folders) mkdirSync(folder, { recursive: true })
  const [objects, facts] = folders as [string, string]
  const port = await claimPort(home, 'objects')
  const args = ['--port', `127.0.0.1:${port}`, '--region', region, '--quiet', 'posix', '--sidecar', facts, objects]
  const env = { ROOT_ACCESS_KEY: objectsKey, ROOT_SECRET_KEY: home.memory.secrets.objects }
  await launch(home, 'objects', {
    command,
    args,
    env,
    answers: () => isListening(port),
    settle: () => makeBucket(home),
  })
}

export const endObjectStore = (home: Home): Promise<void> => end(home, 'objects')

export const objectStoreUrl = (home: Home): string => `http://127.0.0.1:${portOf(home, 'objects')}`

async function makeBucket(home: Home): Promise<void> {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
  const store = new S3Client({
    endpoint: objectStoreUrl(home),
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: objectsKey, secretAccessKey: home.memory.secrets.objects },
  })
  await store.send(new CreateBucketCommand({ Bucket: bucket })).catch((error: Error) => {
    if (error.name !== 'BucketAlreadyOwnedByYou') throw error
  })
  store.destroy()
}
