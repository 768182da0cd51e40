import { decideRendition, decideThumbnail } from './decide-rendition';

const photo = { frames: 1, hasAlpha: false };
const policy = { maxDim: 1_600, quality: 70, format: 'jpeg' as const };

describe('the rendition of a public picture', () => {
  it('[§2.7] follows the mediaPolicy of the store', () => {
    expect(decideRendition(photo, policy)).toEqual({ maxDim: 1_600, quality: 70, format: 'jpeg', animated: false });
  });

  it('keeps transparency, which JPEG does not have', () => {
    expect(decideRendition({ ...photo, hasAlpha: true }, policy).format).toBe('png');
    expect(decideRendition({ ...photo, hasAlpha: true }, { ...policy, format: 'avif' }).format).toBe('avif');
  });

  it.each(['jpeg', 'png', 'avif', 'webp'] as const)('keeps movement, whatever the format: %s', (format) => {
    expect(decideRendition({ frames: 12, hasAlpha: true }, { ...policy, format })).toMatchObject({ format: 'webp', animated: true });
  });

  it('is never larger than every format can hold', () => {
    expect(decideRendition(photo, { ...policy, maxDim: 1_000_000 }).maxDim).toBe(16_383);
  });

  it('is still and small in lists', () => {
    expect(decideThumbnail({ frames: 12, hasAlpha: false }, policy)).toEqual({ maxDim: 480, quality: 70, format: 'jpeg', animated: false });
    expect(decideThumbnail(photo, { ...policy, maxDim: 200 }).maxDim).toBe(200);
  });
});
