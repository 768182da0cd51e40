import { decideSecretKey, fingerprintOf } from './decide-secret-key';

const known = (...names: string[]) => names.map((name) => ({ fingerprint: name.replace('-', ''), isRetired: name.startsWith('-') }));

describe('the secret key of a start', () => {
  it('[D-135] is the first where the database knows none; those before it are known from then on, too', () => {
    expect(decideSecretKey(['C', 'B', 'A'], [])).toEqual({ isFirst: true, change: { newest: 'C', before: ['A', 'B'], retired: [] } });
  });

  it.each([
    [['B'], known('B')],
    [['B', 'A'], known('A', 'B')],
    [['B'], known('-A', 'B')],
    [['B', 'X'], known('B')],
  ])('[D-135] %p is the newest known of %p', (keys, before) => {
    expect(decideSecretKey(keys, before)).toEqual({});
  });

  it.each([
    ['new', ['C', 'B'], known('A', 'B')],
    ['new, with all before it', ['C', 'B', 'A'], known('A', 'B')],
    ['the one before, again', ['A', 'B'], known('A', 'B')],
    ['one that was retired, again', ['A', 'B'], known('-A', 'B')],
  ])('[D-135] is added where it is %s, and the newest known one is among those before it', (_what, keys, before) => {
    expect(decideSecretKey(keys, before)).toEqual({ change: { newest: keys[0], retired: [] } });
  });

  it.each([
    [['C'], known('B')],
    [['C', 'X'], known('B')],
    [['C', 'A'], known('A', 'B')],
    [['C', 'A'], known('-A', 'B')],
  ])('[D-135] %p is unknown where the newest of %p is not among those before it', (keys, before) => {
    expect(decideSecretKey(keys, before)).toMatchObject({ fault: 'unknown', change: { newest: 'C' } });
  });

  it('[D-135] is the older one while a rotation is under way: processes that were given it before go on and start again', () => {
    expect(decideSecretKey(['A'], known('A', 'B'))).toEqual({ isOlder: true });
    expect(decideSecretKey(['A', 'X'], known('A', 'B'))).toEqual({ isOlder: true });
  });

  it('[D-135] ends a rotation by a start with the newest one alone; then the older one starts nothing any more', () => {
    expect(decideSecretKey(['B'], known('A', 'B'))).toEqual({ change: { newest: 'B', retired: ['A'] } });
    expect(decideSecretKey(['A'], known('-A', 'B'))).toMatchObject({ fault: 'replaced' });
  });

  it('[D-135] retires, where an unknown one is adopted, all that it cannot open', () => {
    expect(decideSecretKey(['C', 'A'], known('-Z', 'A', 'B')).change).toEqual({ newest: 'C', retired: ['B'] });
  });
});

describe('the fingerprint of a secret key', () => {
  it('[D-135] is the same for the same key, another for another, and holds nothing of it', () => {
    const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    expect(fingerprintOf(one)).toBe(fingerprintOf(Buffer.from(one)));
    expect(fingerprintOf(one)).not.toBe(fingerprintOf(other));
    expect(Buffer.from(fingerprintOf(one), 'base64url')).toHaveLength(32);
    expect(fingerprintOf(one)).not.toContain(one.toString('base64url').slice(0, 8));
  });
});
