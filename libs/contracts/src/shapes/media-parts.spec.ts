import { z } from 'zod';
import { folderFile, mediaPiece } from './media-parts';

describe('a picture of a folder or a media catalog', () => {
  it.each([folderFile.width, folderFile.height, mediaPiece.width, mediaPiece.height])(
    'has a size in whole pixels that can be stored',
    (size: z.ZodType) => {
      expect([1, 4_000, undefined].every((value) => size.safeParse(value).success)).toBe(true);
      expect([0, 0.5, 2_147_483_648].some((value) => size.safeParse(value).success)).toBe(false);
    },
  );
});
