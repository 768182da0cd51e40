import type { S3Options } from '@svc/adapters/storage';
import { z } from 'zod';

const MEBIBYTE = 1024 * 1024;
const megabytes = (most: number) =>
  z.coerce.number('takes a number of MiB').min(1, 'takes 1 or more MiB').max(most, `takes at most ${most} MiB`);

/** Variables of uploaded files: their size limits and storage; the disk below DATA_DIR unless a bucket is named. */
export const mediaVariables = {
  MEDIA_IMAGE_MAX_MIB: megabytes(200).default(20),
  MEDIA_FILE_MAX_MIB: megabytes(5_000).default(100),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'takes the address of an S3-compatible storage, such as https://s3.eu-west-1.amazonaws.com' })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'takes the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};
type MediaVariables = z.output<z.ZodObject<typeof mediaVariables>>;

const S3_TOGETHER = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Configuration of uploaded files; stored on the disk without a bucket. */
export interface MediaConfig {
  imageBytes: number;
  otherBytes: number;
  bucket?: S3Options;
}

/** Returns the missing variables of a bucket that is set in part. */
export function absentMediaVariables(variables: MediaVariables): { variable: string; message: string }[] {
  const absent = S3_TOGETHER.filter((name) => variables[name] === undefined);
  if (absent.length === S3_TOGETHER.length) return [];
  return absent.map((variable) => ({
    variable,
    message: `is needed with ${S3_TOGETHER.filter((other) => other !== variable).join(', ')}`,
  }));
}

export function mediaOf(env: MediaVariables): MediaConfig {
  return { imageBytes: env.MEDIA_IMAGE_MAX_MIB * MEBIBYTE, otherBytes: env.MEDIA_FILE_MAX_MIB * MEBIBYTE, bucket: bucketOf(env) };
}

function bucketOf(env: MediaVariables): S3Options | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  return endpoint && bucket && accessKeyId && secretAccessKey ? { endpoint, bucket, region, accessKeyId, secretAccessKey } : undefined;
}
