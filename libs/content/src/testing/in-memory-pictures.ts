import { PictureRefused } from '../domain/media-file';
import type { Rendition } from '../domain/decide-rendition';
import { FileInspector, type LocalFile } from '../ports/file-storage';
import { PictureStudio, type RenderedPicture, type SeenPicture } from '../ports/media-library';
import type { InMemoryDisk } from './in-memory-files';

/** Inspector that reads a file's type from its first word: `image/png and the rest`. */
export class InMemoryFileInspector extends FileInspector {
  constructor(private readonly disk: InMemoryDisk) {
    super();
  }

  async typeOf({ path }: LocalFile): Promise<string | undefined> {
    return /^[a-z]+\/[a-z0-9.+-]+/.exec(this.disk.files.get(path)!.toString())?.[0];
  }
}

/** Studio that sees every picture alike, except one that says it is damaged; a rendition's bytes describe how it was made. */
export class InMemoryPictureStudio extends PictureStudio {
  sees: SeenPicture = { width: 300, height: 200, frames: 1, hasAlpha: false };

  constructor(private readonly disk: InMemoryDisk) {
    super();
  }

  async look({ path }: LocalFile): Promise<SeenPicture> {
    if (this.disk.files.get(path)!.toString().includes('damaged')) throw new PictureRefused('The picture is damaged.');
    return this.sees;
  }

  async render(_: LocalFile, rendition: Rendition): Promise<RenderedPicture> {
    const { maxDim, quality, format, animated } = rendition;
    const made = this.disk.put(Buffer.from(`image/${format} ${maxDim} ${quality}${animated ? ' moving' : ''}`));
    return { ...made, width: maxDim, height: maxDim };
  }
}
