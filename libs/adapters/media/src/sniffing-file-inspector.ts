import { createReadStream } from 'node:fs';
import { FileInspector, type LocalFile } from '@svc/content';
import { fileTypeFromFile } from 'file-type/node';
import { TextJudge } from './text-judge';

/** Detects the type of files by the magic bytes of their formats; a file without any may be text. */
export class SniffingFileInspector extends FileInspector {
  async typeOf({ path }: LocalFile): Promise<string | undefined> {
    const type = await fileTypeFromFile(path);
    if (type) return type.mime;
    return (await isText(path)) ? 'text/plain' : undefined;
  }
}

async function isText(path: string): Promise<boolean> {
  const judge = new TextJudge();
  for await (const chunk of createReadStream(path)) {
    if (!judge.take(chunk as Buffer)) return false;
  }
  return judge.isText();
}
