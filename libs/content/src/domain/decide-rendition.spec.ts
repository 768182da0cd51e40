import { decideRendition, decideThumbnail } from './decide-rendition';

const photo = { frames: 1, hasAlpha: false };
const policy = { maxDim: 1_600, quality: 70, format: 'jpeg' as const };

describe('how a public picture is shown', () => {
  it('[§2.7] is what the store says in its mediaPolicy', () => {
    expect(decideRendition(photo, policy)).toEqual({ maxDim: 1_600, quality: 70, format: 'jpeg', animated: false });
  });

  it('keeps transparency, which JPEG does not know', () => {
    expect(decideRendition({ ...photo, hasAlpha: true }, policy).format).toBe('png');
    expect(decideRendition({ ...photo, hasAlpha: true }, { ...policy, format: 'avif' }).format).toBe('avif');
  });

  it.each(['jpeg', 'png', 'avif', 'webp'] as const)('keeps movement, whatever the format: %s', (format) => {
    expect(decideRendition({ frames: 12, hasAlpha: true }, { ...policy, format })).toMatchObject({ format: 'webp', animated: true });
  });

  it('is never larger than every format can hold', () => {
    expect(decideRendition(photo, { ...policy, maxDim: 1_000_000 }).maxDim).toBe(16_383);
  });

  it('stands still and small in lists', () => {
    expect(decideThumbnail({ frames: 12, hasAlpha: false }, policy)).toEqual({ maxDim: 480, quality: 70, format: 'jpeg', animated: false });
    expect(decideThumbnail(photo, { ...policy, maxDim: 200 }).maxDim).toBe(200);
  });
});
