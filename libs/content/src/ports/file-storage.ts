import type { LocalFile } from './incoming-files';

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
