import busboy, { type Busboy } from 'busboy';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { dropInTurns } from './in-turns';
import { UnreadableBody } from './json-body';
import { watchUpload } from './upload-time';

/** Limits of a form; anything beyond them is not read. */
export interface FormLimits {
  fields: number;
  files: number;
  /** Bytes of one field; a longer one is cut off. */
  fieldSize?: number;
  /** Bytes of one file; a longer one is cut off. */
  fileSize?: number;
  /** Files beyond the limit are skipped, and the fields after them are read; without it they are an excess. */
  skipsFiles?: boolean;
}

/** A part of a form, in order of arrival. An `excess` of the limits is the last one. */
export type FormPart = FieldPart | FilePart | Excess;

export interface Excess {
  kind: 'excess';
  /** `parts`: far more than the allowed fields and files together. */
  of: 'fields' | 'files' | 'parts';
}

/** Parts that are read beyond the limits: skipped files, and parts that are neither field nor file. */
const SPARE_PARTS = 1_000;

export interface FieldPart {
  kind: 'field';
  name: string;
  value: string;
  /** True when the field was longer than the limit. */
  isCutOff: boolean;
}

export interface FilePart {
  kind: 'file';
  name: string;
  /** Name given by the client; absent where no file was chosen. */
  fileName?: string;
  /** Content-Type given by the client. */
  declaredType?: string;
  /**
   * Bytes of the file, to be read before the next part is requested; unread bytes are lost then.
   * @throws UnreadableBody when they end early
   */
  body: AsyncIterable<Uint8Array>;
  /** True when the file was longer than the limit; known once it has been read. */
  isCutOff(): boolean;
}

/**
 * Reads the parts of a `multipart/form-data` body, or fields of an `application/x-www-form-urlencoded` one, in order. The body after an
 * excess is not parsed, since that can take seconds. The excess is yielded once the body has arrived, since most clients read the
 * response only after sending everything.
 * @throws UnreadableBody when the body is not a form, ends early, or has a part without a name
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
    dropRest(request, parser, () => {
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
    bytes.on('error', ignoreError);
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
  // After a fault the parser receives nothing more, so a file that it has begun would never end.
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

/** Yields the bytes of a body that is a file itself. @throws UnreadableBody when they end early, or arrive too slowly */
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

/** Drops the rest of a body. @param then is called once the whole body has arrived */
function dropRest(request: IncomingMessage, parser: Busboy, then: () => void): void {
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

/** Yields the chunks of a stream; when the consumer stops, the stream still runs dry, since a response is yet to be sent. */
export async function* whole(stream: Readable): AsyncGenerator<Uint8Array, void> {
  try {
    yield* stream.iterator({ destroyOnReturn: false });
  } catch {
    throw endedEarly();
  } finally {
    dropInTurns(stream);
  }
}

/** Returns the error for a part of a multipart body without a name in its Content-Disposition. */
function nameless(): UnreadableBody {
  return new UnreadableBody(400, 'A part of the form has no name: give each part a Content-Disposition with a name.');
}

/** Returns the error for a field whose bytes do not fit its charset. */
function unreadable(): UnreadableBody {
  return new UnreadableBody(400, 'A field of the form cannot be read in its charset: send text as UTF-8.');
}

/** Ignores the error of a stream that fails before it is read; readers get the error when they read. */
function ignoreError(): void {}

function endedEarly(): UnreadableBody {
  return new UnreadableBody(400, 'The body ended early, or is not a well-formed form.');
}
