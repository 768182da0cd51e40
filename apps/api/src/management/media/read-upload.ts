import type { Request } from 'express';
import { UnreadableBody } from '../../edge';
import { partsOf, whole, type FilePart, type FormPart } from '../../edge/multipart';

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
const EXCESS = {
  fields: 'Send nothing but the file in the form; give name and visibility in the address: ?visibility=private.',
  files: 'Send one file at a time.',
};

/** The file that a request brings, as a form of one file or as the body itself. @throws UnreadableBody */
export async function readUpload(request: Request): Promise<Upload> {
  if (!request.headers['transfer-encoding'] && !Number(request.headers['content-length'])) throw new UnreadableBody(400, HOW);
  if (request.is('multipart/form-data')) return readForm(request);
  if (request.is('multipart/*')) throw new UnreadableBody(415, HOW);
  return { declaredType: request.get('content-type'), body: whole(request) };
}

async function readForm(request: Request): Promise<Upload> {
  const parts = partsOf(request, { files: 1, fields: 0 });
  const { value: first } = await parts.next();
  if (first?.kind !== 'file') {
    await parts.return();
    throw new UnreadableBody(400, first?.kind === 'excess' ? EXCESS[first.of] : HOW);
  }
  return { name: first.fileName, declaredType: first.declaredType, body: onlyPart(parts, first) };
}

/** The bytes of the one file of a form; whoever stops reading them lets go of the request. */
async function* onlyPart(parts: AsyncGenerator<FormPart, void>, file: FilePart): AsyncIterable<Uint8Array> {
  try {
    yield* file.body;
    for await (const more of parts) throw new UnreadableBody(400, more.kind === 'excess' ? EXCESS[more.of] : HOW);
  } finally {
    await parts.return();
  }
}
