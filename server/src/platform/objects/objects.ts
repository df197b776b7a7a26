import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'

export interface ObjectPort {
  put(key: string, body: Uint8Array, contentType: string): Promise<void>
  /** Streams the stored object. */
  get(key: string, signal?: AbortSignal): Promise<Readable>
  /** Removing an object that does not exist succeeds. */
  remove(key: string): Promise<void>
  /** A short-lived URL for this one object. */
  signedUrl(key: string, seconds: number): Promise<string>
  close(): void
}

export interface ObjectsOptions {
  endpoint: string
  /** The base URL of signed URLs. */
  publicUrl: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export const s3Objects = ({
  endpoint,
  publicUrl,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: ObjectsOptions): ObjectPort => {
  const settings = {
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
  const client = new S3Client({ ...settings, endpoint })
  const publicClient = new S3Client({ ...settings, endpoint: publicUrl })
  return {
    put: async (key, body, contentType) => {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: contentType }))
    },
    get: async (key, signal) => {
      const command = new GetObjectCommand({ Bucket: bucket, Key: key })
      const { Body } = await client.send(command, signal && { abortSignal: signal })
      if (!(Body instanceof Readable)) throw new Error(`${key} has no content`)
      return Body
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
    signedUrl: (key, seconds) =>
      getSignedUrl(publicClient, new GetObjectCommand({ Bucket: bucket, Key: key }), { expiresIn: seconds }),
    close: () => {
      client.destroy()
      publicClient.destroy()
    },
  }
}
