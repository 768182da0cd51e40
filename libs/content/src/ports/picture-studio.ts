import type { Picture, Rendition } from '../domain/decide-rendition';
import type { LocalFile } from './incoming-files';

/** A picture and its size as people see it, turned upright; pixels. */
export interface SeenPicture extends Picture {
  width: number;
  height: number;
}

/** A picture that was made of another one. */
export interface RenderedPicture extends LocalFile {
  width: number;
  height: number;
}

/** Looks at pictures and makes others of them. */
export abstract class PictureStudio {
  /**
   * Reads a picture to its end.
   * @throws PictureRefused when it is damaged or has more pixels than fit into memory
   */
  abstract look(picture: LocalFile): Promise<SeenPicture>;
  /**
   * Makes a picture beside the given one: upright, in sRGB, without the place, camera and other data it carries.
   * Only WebP keeps more than the first frame.
   */
  abstract render(picture: LocalFile, rendition: Rendition): Promise<RenderedPicture>;
}
