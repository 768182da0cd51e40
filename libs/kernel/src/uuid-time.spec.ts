import { uuidAt, uuidTime } from './uuid-time';

describe('the time of a UUIDv7', () => {
  const at = new Date('2026-11-23T08:00:00.123Z');

  it('is a bound between ids made before and ids made then', () => {
    expect(uuidAt(at)).toBe('01a2076b-447b-0000-0000-000000000000');
    expect(['01a2076b-447a-7fff-bfff-ffffffffffff' < uuidAt(at), uuidAt(at) < '01a2076b-447b-7000-8000-000000000000']).toEqual([
      true,
      true,
    ]);
    expect(uuidAt(new Date(1))).toBe('00000000-0001-0000-0000-000000000000');
  });

  it('is read back', () => {
    expect(uuidTime(uuidAt(at))).toBe(at.getTime());
    expect(uuidTime('fact 7')).toBeNaN();
  });
});
