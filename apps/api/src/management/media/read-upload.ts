import busboy, { type Busboy, type FileInfo } from 'busboy';
import type { Request } from 'express';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { UnreadableBody } from '../../edge';

/** A file on its way in. */
export interface Upload {
  /** The name the client gave it. */
  name?: string;
  /** The Content-Type the client gave it. */
  declaredType?: string;
  /** Its bytes. @throws UnreadableBody when they end early, or when more than the file was sent */
  body: AsyncIterable<Uint8Array>;
}

const HOW = 'Send the file as a form with one file field (curl -F file=@poster.jpg), or as the body itself (curl --data-binary @poster.jpg).';

/** The file that a request brings, as a form of one file or as the body itself. @throws UnreadableBody */
export async function readUpload(request: Request): Promise<Upload> {
  if (!request.headers['transfer-encoding'] && !Number(request.headers['content-length'])) throw new UnreadableBody(400, HOW);
  if (request.is('multipart/form-data')) return readForm(request);
  if (request.is('multipart/*')) throw new UnreadableBody(415, HOW);
  return { declaredType: request.get('content-type'), body: whole(request) };
}

async function readForm(request: Request): Promise<Upload> {
  const parser = parserOf(request);
  let fault: string | undefined;
  parser.on('fieldsLimit', () => (fault ??= 'Send nothing but the file in the form; give name and visibility in the address: ?visibility=private.'));
  parser.on('filesLimit', () => (fault ??= 'Send one file at a time.'));

  const file = new Promise<{ stream: Readable; info: FileInfo }>((resolve, reject) => {
    parser.once('file', (_, stream, info) => {
      stream.on('error', toldToReaders);
      resolve({ stream, info });
    });
    finished(parser).then(() => reject(new UnreadableBody(400, fault ?? HOW)), () => reject(endedEarly()));
  });
  request.once('close', () => {
    if (!request.complete) parser.destroy();
  });
  request.pipe(parser);
  const { stream, info } = await file.catch((error: unknown) => {
    request.resume();
    throw error;
  });
  return { name: info.filename, declaredType: info.mimeType, body: onlyPart(request, parser, stream, () => fault) };
}

function parserOf({ headers }: Request): Busboy {
  try {
    return busboy({ headers, limits: { files: 1, fields: 0 }, defParamCharset: 'utf8' });
  } catch {
    throw new UnreadableBody(400, HOW);
  }
}

/** The bytes of the one file of a form; whoever stops reading them lets go of the request. */
async function* onlyPart(request: Request, parser: Busboy, stream: Readable, faultOf: () => string | undefined): AsyncIterable<Uint8Array> {
  try {
    yield* whole(stream);
    await finished(parser).catch(() => Promise.reject(endedEarly()));
    const fault = faultOf();
    if (fault) throw new UnreadableBody(400, fault);
  } finally {
    request.unpipe(parser);
    request.resume();
  }
}

/** The chunks of a stream; when nobody wants more it runs dry by itself, since there is still an answer to send. */
async function* whole(stream: Readable): AsyncIterable<Uint8Array> {
  try {
    yield* stream.iterator({ destroyOnReturn: false });
  } catch {
    throw endedEarly();
  } finally {
    stream.resume();
  }
}

/** A stream may fail before anybody reads it; whoever reads it later is told by the reading. */
function toldToReaders(): void {}

function endedEarly(): UnreadableBody {
  return new UnreadableBody(400, 'The body ended early, or is no well-formed form.');
}
