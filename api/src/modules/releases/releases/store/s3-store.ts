import type * as S3 from '@aws-sdk/client-s3';
import type { ReleaseBucket } from '../../../../platform/settings';
import type { ReleaseStore } from './release-store';

/**
 * Releases in a bucket of an S3-compatible store. Credentials are those of the AWS SDK: `AWS_ACCESS_KEY_ID` and
 * `AWS_SECRET_ACCESS_KEY`, a profile, or the role of the machine. The SDK is loaded with the first call.
 */
export function createS3Store({ name: Bucket, endpoint, region }: ReleaseBucket): ReleaseStore {
  let connected: Promise<{ readonly sdk: typeof S3; readonly client: S3.S3Client }> | undefined;
  const connect = () =>
    (connected ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region,
        // Stores other than AWS have buckets below their endpoint, and not all know the SDK's newer checksums.
        ...(endpoint !== null && { endpoint, forcePathStyle: true }),
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    })));
  return {
    async put(Key, Body) {
      const { sdk, client } = await connect();
      await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/octet-stream' }));
    },
    async get(Key) {
      const { sdk, client } = await connect();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },
    async remove(keys) {
      const { sdk, client } = await connect();
      await Promise.all(keys.map((Key) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key }))));
    },
  };
}
