import type * as S3 from '@aws-sdk/client-s3';
import type { Bucket } from '../settings';

/** The bucket could not be reached, or refused; the cause says which. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

interface Connection {
  readonly sdk: typeof S3;
  readonly client: S3.S3Client;
}

/** By the settings of a bucket, of which an installation has one. */
const connections = new WeakMap<Bucket, Promise<Connection>>();

/** Loads the SDK with the first call: most installations have no bucket. */
async function open({ endpoint, region }: Bucket): Promise<Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    // Stores other than AWS have buckets below their endpoint, and not all know the SDK's newer checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A person waits: one more try, and none that hangs.
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });
  return { sdk, client };
}

/**
 * Opens files in a bucket of an S3-compatible store. Credentials are those of the AWS SDK: `AWS_ACCESS_KEY_ID` and
 * `AWS_SECRET_ACCESS_KEY`, a profile, or the role of the machine.
 * @param folder what their names in the bucket begin with
 */
export function createBucketStore(bucket: Bucket, folder: string) {
  const at = (name: string) => ({ Bucket: bucket.name, Key: `${folder}/${name}` });
  async function connected<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    const connection = connections.get(bucket) ?? open(bucket);
    connections.set(bucket, connection);
    try {
      return await work(await connection);
    } catch (cause) {
      throw new StoreUnavailable(`The bucket ${bucket.name} did not do what it was asked.`, { cause });
    }
  }
  return {
    save: (name: string, Body: Buffer): Promise<void> =>
      connected(async ({ sdk, client }) => {
        await client.send(new sdk.PutObjectCommand({ ...at(name), Body, ContentType: 'application/octet-stream' }));
      }),
    read: (name: string): Promise<Buffer | null> =>
      connected(async ({ sdk, client }) => {
        try {
          const { Body } = await client.send(new sdk.GetObjectCommand(at(name)));
          return Body ? Buffer.from(await Body.transformToByteArray()) : null;
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return null;
          throw error;
        }
      }),
    remove: (name: string): Promise<void> =>
      connected(async ({ sdk, client }) => {
        await client.send(new sdk.DeleteObjectCommand(at(name)));
      }),
  };
}
