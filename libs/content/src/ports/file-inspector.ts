import type { LocalFile } from './incoming-files';

/** Tells by its bytes what a file is. */
export abstract class FileInspector {
  /** Its MIME type, `text/plain` for any UTF-8 text without control characters; undefined when the bytes tell nothing. */
  abstract typeOf(file: LocalFile): Promise<string | undefined>;
}
