import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { UnreadableBody } from './json-body';

/** How much of a form is read. */
export interface FormLimits {
  fields: number;
  files: number;
  /** Bytes of one field; a longer one is cut off. */
  fieldSize?: number;
  /** Bytes of one file; a longer one is cut off. */
  fileSize?: number;
}

/** A part of a form, as it comes. Of fields and files beyond the limits there is one `excess` each. */
export type FormPart = FieldPart | FilePart | { kind: 'excess'; of: 'fields' | 'files' };

export interface FieldPart {
  kind: 'field';
  name: string;
  value: string;
  /** It went on past the limit. */
  isCutOff: boolean;
}

export interface FilePart {
  kind: 'file';
  name: string;
  /** What the client calls it; absent where nothing was chosen. */
  fileName?: string;
  /** The Content-Type the client gave it. */
  declaredType?: string;
  /** Its bytes, to be read before the next part is asked for: what is left of them is gone then. @throws UnreadableBody when they end early */
  body: AsyncIterable<Uint8Array>;
  /** Whether it went on past the limit, once it was read. */
  isCutOff(): boolean;
}

/** The parts of a `multipart/form-data` body, or fields of an `application/x-www-form-urlencoded` one, one after another. @throws UnreadableBody when it is none, ends early, or has a part without a name */
export async function* partsOf(request: Request, limits: FormLimits): AsyncGenerator<FormPart, void> {
  const parser = parserOf(request, limits);
  const waiting: { part: FormPart; bytes?: Readable }[] = [];
  let end: { error?: UnreadableBody } | undefined;
  let wake = (): void => undefined;
  const add = (part: FormPart, bytes?: Readable): void => {
    waiting.push({ part, bytes });
    wake();
  };
  parser.on('field', (name: string | undefined, value: string | undefined, { valueTruncated }) => {
    if (name === undefined) over(nameless());
    else if (value === undefined) over(unreadable());
    else add({ kind: 'field', name, value, isCutOff: valueTruncated });
  });
  parser.on('file', (name: string | undefined, bytes, { filename, mimeType }) => {
    bytes.on('error', toldToReaders);
    if (name === undefined) {
      bytes.resume();
      return over(nameless());
    }
    add({ kind: 'file', name, fileName: filename || undefined, declaredType: mimeType, body: whole(bytes), isCutOff: () => bytes.truncated === true }, bytes);
  });
  parser.on('fieldsLimit', () => add({ kind: 'excess', of: 'fields' }));
  parser.on('filesLimit', () => add({ kind: 'excess', of: 'files' }));
  const over = (error?: UnreadableBody): void => {
    end ??= { error };
    wake();
  };
  // A parser that finds a fault gets no more of the body: a file that it has begun would never end.
  const fail = (): void => {
    over(endedEarly());
    parser.destroy();
  };
  finished(parser).then(() => over(), fail);
  request.once('close', () => {
    if (!request.complete) parser.destroy();
  });
  request.pipe(parser);
  try {
    for (;;) {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        yield next.part;
        next.bytes?.resume();
      }
      if (end) break;
      await new Promise<void>((resolve) => (wake = resolve));
    }
    if (end.error) throw end.error;
  } finally {
    request.unpipe(parser);
    request.resume();
  }
}

function parserOf({ headers }: Request, limits: FormLimits): Busboy {
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw endedEarly();
  }
}

/** The chunks of a stream; when nobody wants more it runs dry by itself, since there is still an answer to send. */
export async function* whole(stream: Readable): AsyncIterable<Uint8Array> {
  try {
    yield* stream.iterator({ destroyOnReturn: false });
  } catch {
    throw endedEarly();
  } finally {
    stream.resume();
  }
}

/** Of a multipart body: the name of a part stands in its Content-Disposition. */
function nameless(): UnreadableBody {
  return new UnreadableBody(400, 'A part of the form has no name: give each part a Content-Disposition with a name.');
}

/** Of a field in a charset that its bytes are not. */
function unreadable(): UnreadableBody {
  return new UnreadableBody(400, 'A field of the form cannot be read in its charset: send text as UTF-8.');
}

/** A stream may fail before anybody reads it; whoever reads it later gets the error by reading. */
function toldToReaders(): void {}

function endedEarly(): UnreadableBody {
  return new UnreadableBody(400, 'The body ended early, or is no well-formed form.');
}
