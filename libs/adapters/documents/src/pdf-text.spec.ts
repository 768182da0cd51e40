import { isolateText } from '@svc/contracts';
import { fontLibrary } from './font-library';
import type { PdfDocument } from './pdf-document';
import { drawText, type TextPosition } from './pdf-text';
import { Typesetter } from './typesetter';

const [LEFT, WIDTH] = [20, 400];

/** Draws a text, and returns the remaining room beside each of its lines. */
async function roomBeside(text: string, align?: TextPosition['align'], width = WIDTH): Promise<{ left: number; right: number }[]> {
  const typesetter = new Typesetter(fontLibrary(), []);
  const block = await typesetter.set(text, { weight: 'regular', size: 10, width });
  const begins = new Map<number, number>();
  const document: PdfDocument = new Proxy({} as PdfDocument, {
    get: (_, name) =>
      name === 'text' ? (_text: string, x: number, y: number) => begins.set(y, Math.min(begins.get(y) ?? Infinity, x)) : () => document,
  });
  drawText(document, typesetter, block, { left: LEFT, top: 0, width, colour: '#000', align });
  const lefts = [...begins.values()];
  return block.lines.map((line, index) => {
    const left = lefts[index]! - LEFT;
    return { left: Math.round(left), right: Math.round(width - line.width - left) };
  });
}

describe('text in its column', () => {
  it.each([
    ['Arabic', 'مهرجان الربيع'],
    ['Hebrew with Latin in it', 'ערב Jazz 2027'],
    ['Hebrew after digits', '2027: ערב'],
    ['what is set apart alone', isolateText('מועדון')],
    ['a place whose lines are all set apart', ['מועדון', 'רחוב 12'].map(isolateText).join(', ')],
  ])('[D-138] stands on the right where it is read from there: %s', async (_, text) => {
    const [{ left, right } = { left: 0, right: 1 }] = await roomBeside(text);
    expect(right).toBe(0);
    expect(left).toBeGreaterThan(100);
  });

  it.each([
    ['Latin', 'Spring'],
    ['Latin with Hebrew in it', 'Evening of ערב'],
    ['a Hebrew part, set apart in a line of Latin', `${isolateText('ערב')}: Saturday 5`],
    ['digits', '2027'],
    ['Latin and a place set apart', `${isolateText('מועדון')}, Broad Street`],
  ])('[D-138] stands on the left where it is not: %s', async (_, text) => {
    const [{ left, right } = { left: 1, right: 0 }] = await roomBeside(text);
    expect(left).toBe(0);
    expect(right).toBeGreaterThan(100);
  });

  it('[D-138] does so in each of its lines', async () => {
    const rooms = await roomBeside('ערב שירה ולילה לבן', undefined, 60);
    expect(rooms.length).toBeGreaterThan(1);
    expect(rooms.map(({ right }) => right)).toEqual(rooms.map(() => 0));
  });

  it('[D-138] keeps the side that its column asks for', async () => {
    expect((await roomBeside('Spring', 'right'))[0]!.right).toBe(0);
    const [{ left, right } = { left: 0, right: 9 }] = await roomBeside('ערב', 'center');
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  });
});
