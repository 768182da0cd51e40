import busboy, { type Busboy } from 'busboy';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { dropInTurns } from './in-turns';
import { UnreadableBody } from './json-body';
import { watchUpload } from './upload-time';

/** How much of a form is read. */
export interface FormLimits {
  fields: number;
  files: number;
  /** Bytes of one field; a longer one is cut off. */
  fieldSize?: number;
  /** Bytes of one file; a longer one is cut off. */
  fileSize?: number;
  /** Files beyond the limit are left out, and the fields after them are read; without it they are an excess. */
  skipsFiles?: boolean;
}

/** A part of a form, as it comes. An `excess` of the limits is the last one. */
export type FormPart = FieldPart | FilePart | Excess;

export interface Excess {
  kind: 'excess';
  /** `parts`: far more than fields and files together may be. */
  of: 'fields' | 'files' | 'parts';
}

/** Parts that are read beyond the limits: files that are left out, and what is neither field nor file. */
const SPARE_PARTS = 1_000;

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

/**
 * Reads the parts of a `multipart/form-data` body, or fields of an `application/x-www-form-urlencoded` one, one after another. The body
 * behind an excess is not parsed, which would take seconds where it is long; the excess is given once it has come whole, since most
 * clients listen once they have sent all.
 * @throws UnreadableBody when it is none, ends early, or has a part without a name
 */
export async function* partsOf(request: IncomingMessage, limits: FormLimits): AsyncGenerator<FormPart, void> {
  const parser = parserOf(request, limits);
  const waiting: { part: FormPart; bytes?: Readable }[] = [];
  let end: { error?: UnreadableBody } | undefined;
  let wake = (): void => undefined;
  let isExceeded = false;
  const add = (part: FormPart, bytes?: Readable): void => {
    waiting.push({ part, bytes });
    wake();
  };
  const exceed = (of: Excess['of']): void => {
    if (isExceeded) return;
    isExceeded = true;
    letPass(request, parser, () => {
      add({ kind: 'excess', of });
      over();
    });
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
    add(
      {
        kind: 'file',
        name,
        fileName: filename || undefined,
        declaredType: mimeType,
        body: whole(bytes),
        isCutOff: () => bytes.truncated === true,
      },
      bytes,
    );
  });
  parser.on('fieldsLimit', () => exceed('fields'));
  parser.on('filesLimit', () => limits.skipsFiles || exceed('files'));
  parser.on('partsLimit', () => exceed('parts'));
  const over = (error?: UnreadableBody): void => {
    end ??= { error };
    wake();
  };
  // A parser that finds a fault gets no more of the body: a file that it has begun would never end.
  const fail = (): void => {
    over(endedEarly());
    parser.destroy();
  };
  finished(parser).then(
    () => over(),
    () => isExceeded || fail(),
  );
  request.once('close', () => request.complete || fail());
  const endWatch = watchUpload(request, (slow) => {
    over(slow);
    fail();
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
    endWatch();
    request.unpipe(parser);
    dropInTurns(request);
  }
}

/** The bytes of a body that is a file by itself. @throws UnreadableBody when they end early, or come too slowly */
export async function* wholeBody(request: IncomingMessage): AsyncIterable<Uint8Array> {
  const chunks = whole(request);
  let refuse: (slow: UnreadableBody) => void = () => undefined;
  const slow = new Promise<never>((_, reject) => (refuse = reject));
  slow.catch(() => undefined);
  const endWatch = watchUpload(request, (reason) => refuse(reason));
  try {
    for (;;) {
      const next = await Promise.race([chunks.next(), slow]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    endWatch();
    void chunks.return();
  }
}

/** Drops what comes of a body from now on. @param then is called once the body has come whole */
function letPass(request: IncomingMessage, parser: Busboy, then: () => void): void {
  parser.removeAllListeners('field').removeAllListeners('file');
  request.unpipe(parser);
  request.once('end', then);
  dropInTurns(request);
}

function parserOf({ headers }: IncomingMessage, { fields, files, fieldSize, fileSize }: FormLimits): Busboy {
  try {
    return busboy({
      headers,
      limits: { fields, files, fieldSize, fileSize, parts: fields + files + SPARE_PARTS },
      defParamCharset: 'utf8',
    });
  } catch {
    throw endedEarly();
  }
}

/** The chunks of a stream; when nobody wants more it runs dry by itself, since there is still an answer to send. */
export async function* whole(stream: Readable): AsyncGenerator<Uint8Array, void> {
  try {
    yield* stream.iterator({ destroyOnReturn: false });
  } catch {
    throw endedEarly();
  } finally {
    dropInTurns(stream);
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
