import { z } from 'zod';
import { parseOrRefuse } from '../faults';
import { boundedRecord, withShortLists } from './long-lists';

let judged = 0;
const member = z.number().refine(() => {
  judged += 1;
  return true;
});
const list = z.array(member).max(5, 'Give at most 5.');
const many = (count: number): unknown[] => Array.from({ length: count }, () => 1);

beforeEach(() => {
  judged = 0;
});

describe('a list that is too long', () => {
  it.each([
    ['alone', list, many(50_000), ''],
    ['in an object', z.strictObject({ a: list }), { a: many(50_000) }, 'a'],
    [
      'in lists of a record, with a default',
      z.strictObject({ r: z.record(z.string(), z.array(list.default([])).max(3)) }),
      { r: { x: [many(50_000)] } },
      'r.x[0]',
    ],
    ['where it may be something else', z.strictObject({ a: z.union([z.string(), list]).nullable().optional() }), { a: many(50_000) }, 'a'],
    [
      'in one of several objects',
      z.discriminatedUnion('k', [z.object({ k: z.literal('a'), l: list }), z.object({ k: z.literal('b') })]),
      { k: 'a', l: many(50_000) },
      'l',
    ],
    ['of what is read further', list.transform((numbers) => numbers.length), many(50_000), ''],
    ['of what is checked further', z.strictObject({ a: list }).overwrite((value) => value), { a: many(50_000) }, 'a'],
  ])('[D-116] is refused without validation of each member: %s', (_, schema, value, path) => {
    expect(() => parseOrRefuse(schema, value)).toThrow(
      expect.objectContaining({ details: { fields: { [path]: expect.any(String) as string } } }),
    );
    expect(judged).toBeLessThanOrEqual(6);
  });

  it('[D-116] is refused the same way where it is a record', () => {
    const schema = z.strictObject({ answers: boundedRecord(member, 5, 'Give at most 5.').describe('By key.').optional() });
    const answers = Object.fromEntries(many(50_000).map((value, index) => [`a${index}`, value]));
    expect(() => parseOrRefuse(schema, { answers })).toThrow(
      expect.objectContaining({ details: { fields: { answers: 'Give at most 5.' } } }),
    );
    expect(judged).toBeLessThanOrEqual(6);
    const few = { answers: { a: 1, ['__proto__x']: 2 } };
    expect(parseOrRefuse(schema, few)).toEqual(few);
  });

  it('leaves every other value unchanged, to its last member', () => {
    const schema = z.object({ long: z.array(z.number()), list: z.union([z.array(z.number()).max(2), z.array(z.number()).max(3_000)]) });
    const value = { long: many(2_000), list: many(3_000), other: many(4_000), ['__proto__']: 1, nothing: null };
    expect(withShortLists(schema, value)).toEqual(value);
    expect(withShortLists(schema, 'text')).toBe('text');
  });
});
