import { QUIET_MODULES } from '@svc/ticketing';
import jsQR from 'jsqr';
import { drawQrCode } from './draw-qr-code';

const SCALE = 3;

describe('QR codes drawn as outlines', () => {
  it.each(['x', `SVC1.${'Ab3-_'.repeat(23)}`, 'https://shop.example/ile/t/att_1?t=ẹ́'])('are read by a scanner of other people: %p', (text) => {
    expect(scan(text)).toBe(text);
  });

  it('[D-80] of a ticket have 45 modules on each side', () => {
    expect(drawQrCode(`SVC1.${'a'.repeat(28)}.${'b'.repeat(86)}`).size).toBe(45);
  });
});

function scan(text: string): string | undefined {
  const { size, path } = drawQrCode(text);
  const side = (size + 2 * QUIET_MODULES) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [x, y, width] of [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((match) => match.slice(1).map(Number)) as [number, number, number][]) {
    for (let row = 0; row < SCALE; row += 1) {
      const start = ((y + QUIET_MODULES) * SCALE + row) * side + (x + QUIET_MODULES) * SCALE;
      for (let pixel = start; pixel < start + width * SCALE; pixel += 1) pixels.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}
