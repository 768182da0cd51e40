import { PictureRefused, type Rendition } from '@svc/content';
import sharp from 'sharp';
import { SharpPictureStudio } from './sharp-picture-studio';
import { canvas, film, manyFrames } from './testing/sample-files';
import { Workshop } from './testing/workshop';

const shown: Rendition = { maxDim: 100, quality: 80, format: 'webp', animated: false };

const WORKSPACE = '01890000-0000-7000-8000-000000000001';

describe('the picture studio', () => {
  const studio = new SharpPictureStudio();
  let workshop: Workshop;
  const look = async (bytes: Buffer) => studio.look(await workshop.file(bytes), WORKSPACE);
  const render = async (bytes: Buffer, rendition: Partial<Rendition> = {}) => {
    const made = await studio.render(await workshop.file(bytes), { ...shown, ...rendition }, WORKSPACE);
    return { ...made, bytes: await workshop.bytesOf(made) };
  };

  beforeAll(async () => {
    workshop = await Workshop.open();
  });
  afterAll(() => workshop.close());

  it('[§2.7] makes a picture no longer than requested, in the requested format', async () => {
    for (const format of ['webp', 'avif', 'jpeg', 'png'] as const) {
      const made = await render(await canvas(400, 200).png().toBuffer(), { format });
      expect([made.width, made.height]).toEqual([100, 50]);
      expect((await sharp(made.bytes).metadata()).format).toBe(format === 'avif' ? 'heif' : format);
      expect(made.sizeBytes).toBe(made.bytes.length);
    }
  });

  it('[§2.7] uses the requested quality', async () => {
    const noise = await canvas(100, 100, { noise: true }).png().toBuffer();
    const [low, high] = [await render(noise, { quality: 10 }), await render(noise, { quality: 95 })];
    expect(low.sizeBytes).toBeLessThan(high.sizeBytes / 2);
  });

  it('enlarges nothing', async () => {
    expect(await render(await canvas(40, 20).png().toBuffer())).toMatchObject({ width: 40, height: 20 });
  });

  it('[decisions 3.16 media] turns a photo upright and drops what the camera wrote into it', async () => {
    const photo = await canvas(400, 200)
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Ada')).toBe(true);
    expect(await look(photo)).toMatchObject({ width: 200, height: 400 });

    const made = await render(photo, { format: 'jpeg' });
    expect([made.width, made.height]).toEqual([50, 100]);
    const { exif, icc, xmp, iptc, orientation } = await sharp(made.bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  });

  it('detects transparency and keeps it', async () => {
    const logo = await canvas(40, 20, { channels: 4 }).png().toBuffer();
    expect(await look(logo)).toEqual({ width: 40, height: 20, frames: 1, hasAlpha: true });
    expect((await sharp((await render(logo)).bytes).metadata()).hasAlpha).toBe(true);
  });

  it.each(['gif', 'webp'] as const)('keeps the frames of a film, or the first alone: %s', async (format) => {
    const bytes = await film(format);
    expect(await look(bytes)).toMatchObject({ width: 60, height: 40, frames: 3 });
    const [moving, still] = [await render(bytes, { maxDim: 30, animated: true }), await render(bytes, { maxDim: 30 })];
    expect(moving).toMatchObject({ width: 30, height: 20 });
    expect((await sharp(moving.bytes).metadata()).pages).toBe(3);
    expect(still).toMatchObject({ width: 30, height: 20 });
    expect((await sharp(still.bytes).metadata()).pages).toBeUndefined();
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('[decisions 3.16 media] refuses a %s that ends early', async (format) => {
    const whole = await canvas(120, 120, { noise: true }).toFormat(format).toBuffer();
    await look(whole);
    for (const part of [0.3, 0.9]) {
      await expect(look(whole.subarray(0, Math.floor(whole.length * part)))).rejects.toThrow(/damaged or ends early/);
    }
  });

  it('[decisions 3.16 media] refuses a small file that unfolds to more pixels than fit into memory', async () => {
    const bomb = await canvas(10_100, 10_000).png().toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    await expect(look(bomb)).rejects.toThrow('The picture has more than 100 million pixels; send a smaller one.');
    await expect(render(bomb)).rejects.toBeInstanceOf(PictureRefused);
  });

  it('[decisions 3.16 media] counts the pixels of all frames', async () => {
    const bomb = await film('gif', 5_800, 5_800);
    await expect(look(bomb)).rejects.toThrow(/million pixels/);
  });

  it('[D-143] refuses a film of more than 500 frames, however small they are', async () => {
    await expect(look(manyFrames(501))).rejects.toThrow('The picture has 501 frames, and may have 500; send a shorter film.');
    expect(await look(manyFrames(500))).toMatchObject({ width: 1, height: 1, frames: 500 });
  });

  it('[D-143] has workspaces take turns: one with many pictures keeps another waiting for one of them', async () => {
    const busy = await workshop.file(await canvas(900, 900, { noise: true }).png().toBuffer());
    const small = await workshop.file(await canvas(8, 8).png().toBuffer());
    const order: string[] = [];
    const lookFor = (file: typeof busy, workspaceId: string) => studio.look(file, workspaceId).then(() => order.push(workspaceId));
    await Promise.all([...Array.from({ length: 4 }, () => lookFor(busy, 'busy')), lookFor(small, 'other')]);
    expect(order).toEqual(['busy', 'other', 'busy', 'busy', 'busy']);
  });

  it('[decisions 3.16 media] reads no format but those the service takes', async () => {
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'P3 1 1 255 0 0 0']) {
      await expect(look(Buffer.from(text))).rejects.toThrow(/damaged/);
    }
    await expect(look(await canvas(10, 10).tiff().toBuffer())).rejects.toThrow(/damaged/);
  });

  it('works on after a picture that it refused', async () => {
    const good = await canvas(10, 10).png().toBuffer();
    const answers = await Promise.allSettled([look(good), look(Buffer.from('none')), look(good)]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('does not blame the picture for a failing disk', async () => {
    const file = await workshop.file(await canvas(10, 10).png().toBuffer());
    await expect(studio.render({ ...file, path: '/nowhere/at-all' }, shown, WORKSPACE)).rejects.toThrow();
  });
});
