/** Bytes from `start` to `end`, both included, from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Permanent storage of uploaded files. The service makes the names: letters, digits, dots, hyphens and slashes. */
export abstract class FileStorage {
  /** Stores a copy under the name, in place of any earlier one; readers find all of it or nothing. */
  abstract keep(name: string, file: LocalFile): Promise<void>;
  /** Returns its bytes, or those of the range, which must lie within it; undefined when there is no such file. */
  abstract open(name: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Deletes a file; a missing one is no error. */
  abstract remove(name: string): Promise<void>;
}

/** Detects the type of a file from its bytes. */
export abstract class FileInspector {
  /** Returns the MIME type, `text/plain` for any UTF-8 text without control characters; undefined when the bytes are of no known type. */
  abstract typeOf(file: LocalFile): Promise<string | undefined>;
}

/** A complete file on this machine; it exists only as long as the work on it lasts. */
export interface LocalFile {
  path: string;
  sizeBytes: number;
  /** 64 lower-case hexadecimal digits. */
  checksumSha256: string;
}

/** Receives uploads without holding them in memory. */
export abstract class IncomingFiles {
  /**
   * Writes `body` to a file of this machine to its end, passes it to `work`, and removes it in any case.
   * @param limitBytes most bytes; one more is refused before it is written
   * @throws FileTooLarge, and any error of `body` and `work`
   */
  abstract receive<T>(body: AsyncIterable<Uint8Array>, limitBytes: number, work: (file: LocalFile) => Promise<T>): Promise<T>;
}
