import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Options } from '../s3-file-storage';

/** A bucket in memory behind the object interface of S3: signatures, digests and lengths are checked as S3 does. */
export class S3Stub {
  readonly objects = new Map<string, Buffer>();
  /** Statuses with which the next requests are answered instead. */
  readonly failures: number[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<S3Stub> {
    const server = createServer();
    const stub = new S3Stub(server);
    server.on('request', (request, response) => void stub.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return stub;
  }

  get options(): S3Options {
    const { port } = this.server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}/`,
      bucket: 'media',
      region: 'af-south-1',
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'wJalr+secret',
    };
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const failure = this.failures.shift();
    if (failure) return refuse(response, failure, 'SlowDown');
    if (request.headers.authorization !== authorizationOf(request, this.options)) return refuse(response, 403, 'SignatureDoesNotMatch');
    const key = request.url!.slice('/media/'.length);
    if (request.method === 'PUT') this.put(key, body, request, response);
    else if (request.method === 'DELETE') this.remove(key, response);
    else this.get(key, request.headers.range, response);
  }

  private put(key: string, body: Buffer, { headers }: IncomingMessage, response: ServerResponse): void {
    if (headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength');
    if (headers['x-amz-content-sha256'] !== hash(body)) return refuse(response, 400, 'XAmzContentSHA256Mismatch');
    this.objects.set(key, body);
    response.end();
  }

  private remove(key: string, response: ServerResponse): void {
    this.objects.delete(key);
    response.writeHead(204).end();
  }

  private get(key: string, range: string | undefined, response: ServerResponse): void {
    const object = this.objects.get(key);
    if (!object) return refuse(response, 404, 'NoSuchKey');
    const [start, end] =
      /^bytes=(\d+)-(\d+)$/
        .exec(range ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    if (start === undefined || end === undefined) return void response.end(object);
    response.writeHead(206).end(object.subarray(start, end + 1));
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code><StringToSign>not for logs</StringToSign></Error>`);
}

/** Returns the `Authorization` that AWS Signature Version 4 demands of a request without a query. */
function authorizationOf({ method, url, headers }: IncomingMessage, { region, accessKeyId, secretAccessKey }: S3Options): string {
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const date = String(headers['x-amz-date']);
  const scope = [date.slice(0, 8), region, 's3', 'aws4_request'];
  const canonical = [
    method,
    url,
    '',
    ...signed.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), hash(Buffer.from(canonical))].join('\n');
  const key = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${secretAccessKey}`);
  return `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope.join('/')}, SignedHeaders=${signed}, Signature=${hmac(key, toSign).toString('hex')}`;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
