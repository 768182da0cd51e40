import { z } from 'zod';
import { byDefault, defaultsOf, fieldsOfChange, isDefault, patchedBy, patchOf } from './settings';

const settings = z.strictObject({
  minutes: z.int().min(5).describe('How long.').default(30),
  days: z.int().nullable().default(365),
  most: z.int().optional(),
});

describe('settings', () => {
  it('are their defaults where nothing is set, as a whole and field by field', () => {
    const store = z.object({ checkouts: byDefault(settings) });
    expect([store.parse({}), store.parse({ checkouts: { minutes: 10 } })]).toEqual([
      { checkouts: { minutes: 30, days: 365 } },
      { checkouts: { minutes: 10, days: 365 } },
    ]);
    expect(store.safeParse({ checkouts: { hours: 1 } }).success).toBe(false);
  });

  it.each([
    [{ minutes: 30, days: 365 }, true],
    [{ days: 365, minutes: 30 }, true],
    [{ minutes: 30, days: null }, false],
    [{ minutes: 30, days: 365, most: 1 }, false],
  ])('%j are what the defaults are: %s', (value, answer) => {
    expect(isDefault(settings, value)).toBe(answer);
  });

  it('have no defaults in a change, whose fields have the same rules and descriptions', () => {
    const patch = patchOf(settings);
    expect(patch.parse({})).toEqual({});
    expect([{ minutes: 4 }, { hours: 1 }].map((each) => patch.safeParse(each).success)).toEqual([false, false]);
    expect(z.toJSONSchema(patch).properties).toMatchObject({ minutes: { description: 'How long. Leave out to keep the current value.' } });
    expect(z.toJSONSchema(patch)).not.toHaveProperty('required');
  });

  it('say in a change what omitting a field does, below a list of meanings where there is one', () => {
    const fields = fieldsOfChange({ size: z.string().describe('Size.\n- `s`: Small.'), other: z.string() });
    expect(fields.size.description).toBe('Size.\n- `s`: Small.\n\nLeave out to keep the current value.');
    expect(fields.other.description).toBeUndefined();
  });

  it.each<[string, object | undefined, object]>([
    ['nothing', undefined, { minutes: 10, days: 7, most: 2 }],
    ['an omitted field', { minutes: undefined, most: 3 }, { minutes: 10, days: 7, most: 3 }],
    ['null of a field that has null', { days: null }, { minutes: 10, days: null, most: 2 }],
    ['null of an optional field', { most: null }, { minutes: 10, days: 7 }],
  ])('take over what a change names, and stay otherwise: %s', (_, patch, after) => {
    expect(patchedBy(settings, { minutes: 10, days: 7, most: 2 }, patch)).toEqual(after);
  });

  it('stay as they were stored while their defaults move', () => {
    expect(defaultsOf(settings)).toEqual({ minutes: 30, days: 365 });
    expect(patchedBy(settings, { minutes: 15, days: 7 }, { days: 8 })).toEqual({ minutes: 15, days: 8 });
  });
});
