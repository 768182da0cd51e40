/** Bytes from `start` to `end`, both included, from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where uploaded files lie for good. Names are made by the service: letters, digits, dots, hyphens and slashes. */
export abstract class FileStorage {
  /** Stores a copy under the name; whoever reads finds all of it or nothing. What was there before is replaced. */
  abstract keep(name: string, file: LocalFile): Promise<void>;
  /** Its bytes, or those of the range, which must lie within it; undefined when there is no such file. */
  abstract open(name: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Forgets a file; none of that name is fine. */
  abstract remove(name: string): Promise<void>;
}

/** Tells by its bytes what a file is. */
export abstract class FileInspector {
  /** Its MIME type, `text/plain` for any UTF-8 text without control characters; undefined when the bytes are of no known type. */
  abstract typeOf(file: LocalFile): Promise<string | undefined>;
}

/** A file on this machine, whole; it lies there only as long as the work on it lasts. */
export interface LocalFile {
  path: string;
  sizeBytes: number;
  /** 64 lower-case hexadecimal digits. */
  checksumSha256: string;
}

/** Takes in what is being sent, without holding it in memory. */
export abstract class IncomingFiles {
  /**
   * Writes `body` to a file of this machine to its end, lets `work` use it, and clears it away, whatever happened.
   * @param limitBytes most bytes; one more is refused before it is written
   * @throws FileTooLarge, and whatever `body` and `work` throw
   */
  abstract receive<T>(body: AsyncIterable<Uint8Array>, limitBytes: number, work: (file: LocalFile) => Promise<T>): Promise<T>;
}
