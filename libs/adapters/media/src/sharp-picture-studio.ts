import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PictureRefused, PictureStudio, type LocalFile, type Rendition, type RenderedPicture, type SeenPicture } from '@svc/content';
import type { Sharp } from 'sharp';
import { TurnsOf } from './turns-of';

/** Most pixels over all frames: a photo of 64 megapixels passes, a few kilobytes that unfold to gigabytes do not (D-143). */
const MOST_PIXELS = 100_000_000;
/** Most frames of a film: more take seconds for each look at it, however small its frames are (D-143). */
const MOST_FRAMES = 500;

/** The decoders in use; libvips has many more, which no upload may reach. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];

/** Makes pictures with libvips, one at a time, so that memory is bounded by one of them; workspaces take turns. */
export class SharpPictureStudio extends PictureStudio {
  private readonly turns = new TurnsOf();
  private loading?: ReturnType<typeof loadSharp>;

  look(picture: LocalFile, workspaceId: string): Promise<SeenPicture> {
    return this.inTurn(workspaceId, async () => {
      const {
        autoOrient: { width, height },
        pageHeight = height,
        pages = 1,
        hasAlpha,
      } = await (await this.opened(picture, true)).metadata();
      if (pages > MOST_FRAMES)
        throw new PictureRefused(`The picture has ${pages} frames, and may have ${MOST_FRAMES}; send a shorter film.`);
      await (await this.opened(picture, true)).resize(8, 8, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer();
      return { width, height: pageHeight, frames: pages, hasAlpha };
    });
  }

  render(picture: LocalFile, { maxDim, quality, format, animated }: Rendition, workspaceId: string): Promise<RenderedPicture> {
    return this.inTurn(workspaceId, async () => {
      const path = join(dirname(picture.path), randomUUID());
      const made = await (
        await this.opened(picture, animated)
      )
        .autoOrient()
        .resize({ width: maxDim, height: maxDim, fit: 'inside', withoutEnlargement: true })
        .toFormat(format, format === 'png' ? {} : { quality })
        .toFile(path);
      const { width, height, pageHeight, size } = made;
      return { path, sizeBytes: size, checksumSha256: await digestOf(path), width, height: pageHeight ?? height };
    });
  }

  private async opened({ path }: LocalFile, animated: boolean): Promise<Sharp> {
    const sharp = await (this.loading ??= loadSharp());
    return sharp(path, { animated, failOn: 'error', limitInputPixels: MOST_PIXELS });
  }

  private inTurn<T>(workspaceId: string, work: () => Promise<T>): Promise<T> {
    return this.turns.take(workspaceId, work).catch(explain);
  }
}

/** Loads libvips with the first picture: most starts process none. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS.map((format) => `VipsForeignLoad${format}`) });
  return sharp;
}

async function digestOf(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}

/** Throws the refusal of a picture; the messages of libvips concern the file, since its path is the service's own. */
function explain(error: unknown): never {
  if (!(error instanceof Error) || error instanceof PictureRefused || 'code' in error) throw error;
  if (/pixel limit/i.test(error.message)) {
    throw new PictureRefused(`The picture has more than ${MOST_PIXELS / 1_000_000} million pixels; send a smaller one.`);
  }
  throw new PictureRefused('The picture is damaged or ends early; open it in an image editor and save it again.');
}
