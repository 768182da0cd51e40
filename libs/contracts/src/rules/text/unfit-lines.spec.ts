import { z } from 'zod';
import { line } from '../../shapes/common';
import { mailWording } from '../../shapes/mail-wording';
import { faultsOfLines, parseChange, readWithLines, refuseUnfitLines } from './unfit-lines';

const SIGNS = ['A\r\nB', '\u001b[31mA', 'A\u0000', 'A\u0085B', 'A\u2028B', 'A\u2029B', 'A\u202eB', 'A\u202aB', 'A\u2066B', 'A\u2069B'];
const WRITING = ['می\u200cخواهم', '👩\u200d🎤', '\u200eA\u200fB', 'A\u00a0B', 'A\u00adB'];
const item = z.strictObject({
  title: line,
  note: z.string().optional(),
  parts: z.array(z.strictObject({ key: z.string(), label: line })).default([]),
});

describe('a line of text that a merchant writes', () => {
  it.each(SIGNS)('[D-119] is refused with %j', (text) => {
    expect(line.safeParse(text).error?.issues[0]?.message).toBe('Use letters, not control characters.');
    expect(mailWording.safeParse({ en: { order_confirmed: { subject: text } } }).success).toBe(false);
  });

  it.each(WRITING)('[D-119] stays unchanged with %j, which belongs to writing', (text) => {
    expect(line.parse(text)).toBe(text);
  });
});

describe('an item with unprintable lines', () => {
  const written = { title: 'A\nB ', parts: [{ key: 'one', label: 'C\u202e' }] };
  const stored = {
    title: 'A\nB',
    parts: [
      { key: 'two', label: 'D' },
      { key: 'one', label: 'C\u202e' },
    ],
  };

  it('[D-119] is read whole, with those lines beside it', () => {
    expect(readWithLines(item, written)).toEqual({
      data: { title: 'A\nB', parts: [{ key: 'one', label: 'C\u202e' }] },
      lines: [
        { path: ['title'], text: 'A\nB' },
        { path: ['parts', 0, 'label'], text: 'C\u202e' },
      ],
    });
    expect(written.title).toBe('A\nB ');
  });

  it('[D-119] keeps those that are stored, and is refused for each that is new', () => {
    const { lines } = readWithLines(item, written);
    expect(faultsOfLines(lines, stored)).toEqual([]);
    expect(faultsOfLines(lines).map(({ path }) => path)).toEqual(['title', 'parts[0].label']);
    expect(faultsOfLines(lines, { ...stored, title: 'C\u202e' }).map(({ path }) => path)).toEqual(['title']);
    expect(parseChange(item, written, stored)).toMatchObject({ title: 'A\nB' });
    expect(() => parseChange(item, { ...written, title: 'A\nB\nC' }, stored)).toThrow('title: Use letters');
  });

  it('has its other faults, too', () => {
    const { data, error, lines } = readWithLines(item, { ...written, other: 1, parts: [{ key: 1, label: 'C\u202e' }] });
    expect([data, error!.issues.map(({ path }) => path), lines.length]).toEqual([undefined, [['parts', 0, 'key'], []], 2]);
    expect(readWithLines(item, { title: 1 }).lines).toEqual([]);
  });

  it('[D-119] refuses single lines in the same way', () => {
    expect(() => refuseUnfitLines({ label: 'A\nB' }, { label: 'A' })).toThrow('label: Use letters');
    expect(() => refuseUnfitLines({ label: 'A\nB', other: null, none: undefined }, { label: 'A\nB' })).not.toThrow();
  });
});
