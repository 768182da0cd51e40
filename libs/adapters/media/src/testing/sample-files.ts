import sharp, { type Sharp } from 'sharp';

/** Makes a picture of one colour, or of noise, which no format can make small. */
export function canvas(width: number, height: number, { channels = 3, noise = false }: { channels?: 3 | 4; noise?: boolean } = {}): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: noise ? 3 : channels,
      background: { r: 255, g: 128, b: 0, alpha: 0.5 },
      ...(noise && { noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } }),
    },
    limitInputPixels: false,
  });
}

/** Makes a film of one red, one green and one blue frame. */
export async function film(format: 'gif' | 'webp', width = 60, height = 40): Promise<Buffer> {
  const colours = ['#ff0000', '#00ff00', '#0000ff'];
  const frames = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true }, limitInputPixels: false })
    .toFormat(format)
    .toBuffer();
}

/** Makes a GIF of so many frames of one pixel each, black and white in turn; 23 bytes a frame. */
export function manyFrames(count: number): Buffer {
  const head = Buffer.from('474946383961' + '01000100800000' + '000000ffffff', 'hex');
  const frame = (pixel: number) => Buffer.from(`21f9040001000000${'2c000000000100010000'}0202${pixel ? '4c' : '44'}0100`, 'hex');
  const [black, white] = [frame(0), frame(1)];
  return Buffer.concat([head, ...Array.from({ length: count }, (_, at) => (at % 2 ? white : black)), Buffer.from(';')]);
}

/** Makes a ZIP archive of uncompressed entries, without checksums, which nobody reads. */
export function zip(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const facts = Buffer.concat([Buffer.alloc(4), uint32(text.length), uint32(text.length), uint16(name.length), uint16(0)]);
    const local = Buffer.concat([Buffer.from('504b030414000000000000000000', 'hex'), facts, Buffer.from(name + text)]);
    index.push(Buffer.from('504b0102140014000000000000000000', 'hex'), facts, Buffer.alloc(10), uint32(offset), Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const count = uint16(locals.length);
  const directory = Buffer.concat(index);
  return Buffer.concat([
    ...locals,
    directory,
    Buffer.from('504b050600000000', 'hex'),
    count,
    count,
    uint32(directory.length),
    uint32(offset),
    uint16(0),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
