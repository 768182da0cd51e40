import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { FileStorage, type ByteRange, type LocalFile } from '@svc/content';
import { AwsClient } from 'aws4fetch';
import { checkName } from './disk-file-storage';

export interface S3Options {
  /** Address of the storage: `https://s3.eu-west-1.amazonaws.com`, or that of another service with the same interface. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Retries of a request without a body when the storage is busy. */
const RETRIES = 3;

/** Uploaded files in a bucket of an S3-compatible object storage, addressed by path. */
export class S3FileStorage extends FileStorage {
  private readonly client: AwsClient;
  private readonly bucketUrl: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options) {
    super();
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
    this.bucketUrl = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  }

  /**
   * Stores a file. The storage checks the bytes against the file's digest, which is signed. A stream cannot be sent twice: no
   * retries.
   */
  async keep(name: string, { path, sizeBytes, checksumSha256 }: LocalFile): Promise<void> {
    const request = await this.client.sign(this.urlOf(name), {
      method: 'PUT',
      headers: { 'content-length': String(sizeBytes), 'content-type': 'application/octet-stream', 'x-amz-content-sha256': checksumSha256 },
      body: Readable.toWeb(createReadStream(path)) as BodyInit,
      ...{ duplex: 'half' },
    });
    await finish('stored', await fetch(request));
  }

  async open(name: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined> {
    const headers = range && { range: `bytes=${range.start}-${range.end}` };
    const response = await this.client.fetch(this.urlOf(name), { method: 'GET', headers });
    if (response.status === (range ? 206 : 200) && response.body) return response.body;
    if (response.status !== 404) throw await refused('read', response);
    await response.body?.cancel();
    return undefined;
  }

  async remove(name: string): Promise<void> {
    await finish('removed', await this.client.fetch(this.urlOf(name), { method: 'DELETE' }));
  }

  private urlOf(name: string): string {
    return `${this.bucketUrl}/${checkName(name)}`;
  }
}

async function finish(deed: string, response: Response): Promise<void> {
  if (!response.ok && !(deed === 'removed' && response.status === 404)) throw await refused(deed, response);
  await response.body?.cancel();
}

/** Returns the error with the storage's own error code and nothing else of its answer, which may repeat signed headers. */
async function refused(deed: string, response: Response): Promise<Error> {
  const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? 'no code';
  return new Error(`A file could not be ${deed}: the object storage answered ${response.status} (${code}).`);
}
