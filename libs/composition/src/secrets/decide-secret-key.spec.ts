import { decideSecretKey, fingerprintOf } from './decide-secret-key';

const knownKeys = (...names: string[]) => names.map((name) => ({ fingerprint: name.replace('-', ''), isRetired: name.startsWith('-') }));

describe('the secret key of a start', () => {
  it('[D-135] is the first where the database knows none; its previous keys are known from then on, too', () => {
    expect(decideSecretKey(['C', 'B', 'A'], [])).toEqual({ isFirst: true, change: { newest: 'C', before: ['A', 'B'], retired: [] } });
  });

  it.each([
    [['B'], knownKeys('B')],
    [['B', 'A'], knownKeys('A', 'B')],
    [['B'], knownKeys('-A', 'B')],
    [['B', 'X'], knownKeys('B')],
  ])('[D-135] %p is the newest known of %p', (keys, before) => {
    expect(decideSecretKey(keys, before)).toEqual({});
  });

  it.each([
    ['new', ['C', 'B'], knownKeys('-A', 'B')],
    ['new, with all before it', ['C', 'B', 'A'], knownKeys('A', 'B')],
    ['the one before, again', ['A', 'B'], knownKeys('A', 'B')],
    ['one that was retired, again', ['A', 'B'], knownKeys('-A', 'B')],
  ])('[D-135] is added where it is %s, and the newest known one is among those before it', (_what, keys, before) => {
    expect(decideSecretKey(keys, before)).toEqual({ change: { newest: keys[0], retired: [] } });
  });

  it.each([
    [['C'], knownKeys('B')],
    [['C', 'X'], knownKeys('B')],
    [['C', 'A'], knownKeys('A', 'B')],
    [['C', 'A'], knownKeys('-A', 'B')],
  ])('[D-135] %p is unknown where the newest of %p is not among those before it', (keys, before) => {
    expect(decideSecretKey(keys, before)).toMatchObject({ fault: 'unknown', change: { newest: 'C' } });
  });

  it('[D-135] is the older one while a rotation is under way: processes configured with it go on and restart', () => {
    expect(decideSecretKey(['A'], knownKeys('A', 'B'))).toEqual({ isOlder: true });
    expect(decideSecretKey(['A', 'X'], knownKeys('A', 'B'))).toEqual({ isOlder: true });
  });

  it.each([
    ['the newest', ['B'], knownKeys('A', 'B')],
    ['a new one', ['C', 'B'], knownKeys('A', 'B')],
  ])('[ADR 0162 r1] is %s, with an older one forgotten, until that one is retired', (_what, keys, before) => {
    expect(decideSecretKey(keys, before)).toEqual({ fault: 'forgotten', change: { newest: keys[0], retired: ['A'] } });
  });

  it('[D-135] is refused once it is retired', () => {
    expect(decideSecretKey(['A'], knownKeys('-A', 'B'))).toMatchObject({ fault: 'replaced' });
  });

  it('[D-135] retires all keys that it lacks when an unknown one is adopted', () => {
    expect(decideSecretKey(['C', 'A'], knownKeys('-Z', 'A', 'B')).change).toEqual({ newest: 'C', retired: ['B'] });
  });
});

describe('the fingerprint of a secret key', () => {
  it('[D-135] is the same for the same key, different for another, and reveals nothing of it', () => {
    const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    expect(fingerprintOf(one)).toBe(fingerprintOf(Buffer.from(one)));
    expect(fingerprintOf(one)).not.toBe(fingerprintOf(other));
    expect(Buffer.from(fingerprintOf(one), 'base64url')).toHaveLength(32);
    expect(fingerprintOf(one)).not.toContain(one.toString('base64url').slice(0, 8));
  });
});
