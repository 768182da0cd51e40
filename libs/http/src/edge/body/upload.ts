import type { IncomingMessage } from 'node:http';
import { UnreadableBody } from './json-body';
import { type Excess, type FilePart, type FormPart, partsOf, wholeBody } from './multipart';
import { noted } from './upload-digest';

/** A file that is being uploaded. */
export interface Upload {
  /** Name given by the client. */
  name?: string;
  /** Content-Type given by the client. */
  declaredType?: string;
  /** Bytes of the file. @throws UnreadableBody when they end early, or when more than the file was sent */
  body: AsyncIterable<Uint8Array>;
}

const HOW =
  'Send the file as a form with one file field (curl -F file=@poster.jpg), or as the body itself (curl --data-binary @poster.jpg).';
const EXCESS: Readonly<Record<Excess['of'], string>> = {
  fields: 'Send nothing but the file in the form; give name and visibility in the address: ?visibility=private.',
  files: 'Send one file at a time.',
  parts: HOW,
};

const MULTIPART = /^\s*multipart\/([^\s;]+)\s*(?:;|$)/i;

/** Returns the uploaded file of a request: the only file of a form, or the body itself. @throws UnreadableBody */
export async function readUpload(request: IncomingMessage): Promise<Upload> {
  if (!request.headers['transfer-encoding'] && !Number(request.headers['content-length'])) throw new UnreadableBody(400, HOW);
  const { 'content-type': declaredType } = request.headers;
  const [, part] = MULTIPART.exec(declaredType ?? '') ?? [];
  if (part?.toLowerCase() === 'form-data') return readForm(request);
  if (part !== undefined) throw new UnreadableBody(415, HOW);
  return { declaredType, body: noted(request, undefined, wholeBody(request)) };
}

async function readForm(request: IncomingMessage): Promise<Upload> {
  const parts = partsOf(request, { files: 1, fields: 0 });
  const { value: first } = await parts.next();
  if (first?.kind !== 'file') {
    await parts.return();
    throw new UnreadableBody(400, first?.kind === 'excess' ? EXCESS[first.of] : HOW);
  }
  return { name: first.fileName, declaredType: first.declaredType, body: noted(request, first.fileName, onlyPart(parts, first)) };
}

/** Yields the bytes of the only file of a form; a consumer that stops early releases the request. */
async function* onlyPart(parts: AsyncGenerator<FormPart, void>, file: FilePart): AsyncIterable<Uint8Array> {
  try {
    yield* file.body;
    for await (const more of parts) throw new UnreadableBody(400, more.kind === 'excess' ? EXCESS[more.of] : HOW);
  } finally {
    await parts.return();
  }
}

/** Reads an upload to its end for its digest alone. @throws UnreadableBody */
export async function digestUpload(request: IncomingMessage): Promise<void> {
  const { body } = await readUpload(request);
  const chunks = body[Symbol.asyncIterator]();
  while (!(await chunks.next()).done);
}
