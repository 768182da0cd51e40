import { createReadStream } from 'node:fs';
import { FileInspector, type LocalFile } from '@svc/content';
import { fileTypeFromFile } from 'file-type/node';

/** Control characters, but for tab, line feed, vertical tab, form feed and carriage return. */
const CONTROL_CHARACTERS = /(?![\t\n\v\f\r])\p{Cc}/u;

/** Detects the type of files by the magic bytes of their formats; a file without any may be text. */
export class SniffingFileInspector extends FileInspector {
  async typeOf({ path }: LocalFile): Promise<string | undefined> {
    const type = await fileTypeFromFile(path);
    if (type) return type.mime;
    return (await isText(path)) ? 'text/plain' : undefined;
  }
}

async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      if (CONTROL_CHARACTERS.test(decoder.decode(chunk as Buffer, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}
