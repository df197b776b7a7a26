import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'

export interface ObjectPort {
  put(key: string, body: Uint8Array, contentType: string): Promise<void>
  /** An address that opens this one object for a short while. */
  signedUrl(key: string, seconds: number): Promise<string>
  close(): void
}

export interface ObjectsOptions {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export const s3Objects = ({ endpoint, region, bucket, accessKeyId, secretAccessKey }: ObjectsOptions): ObjectPort => {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    put: async (key, body, contentType) => {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: contentType }))
    },
    signedUrl: (key, seconds) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: key }), { expiresIn: seconds }),
    close: () => client.destroy(),
  }
}
