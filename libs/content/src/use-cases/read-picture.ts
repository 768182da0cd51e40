import { NotFound } from '@svc/kernel';
import type { OpenMedia } from './open-media';

/** Types of pictures that print and passes draw. */
const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];
/** Most bytes of a picture for print and passes, where it is some centimetres wide. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Reads uploaded pictures by their addresses, for prints and passes. */
export class ReadPicture {
  /** @param publicUrl origin of the service's addresses, without a slash at its end */
  constructor(
    private readonly media: OpenMedia,
    private readonly publicUrl: string,
  ) {}

  /**
   * Returns the bytes of a public picture that was uploaded here. Undefined for one that lies elsewhere, which is never fetched,
   * that is gone, larger than 8 MiB or of another type.
   */
  async execute(url: string): Promise<Uint8Array | undefined> {
    const prefix = `${this.publicUrl}/media/`;
    if (!url.startsWith(prefix)) return undefined;
    const [workspaceSlug = '', ref = '', name = ''] = url.slice(prefix.length).split('/');
    try {
      const { file, read } = await this.media.execute({ workspaceSlug, ref, name });
      return PICTURE_TYPES.includes(file.mimeType) && file.sizeBytes <= MOST_BYTES ? await whole(await read()) : undefined;
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
  }
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
