import { CodeHasher } from '../ports/code-hasher';

/** @param open makes a new hasher, with the same secret each time */
export function codeHasherContract(open: () => CodeHasher): void {
  const one = crypto.randomUUID();
  const other = crypto.randomUUID();

  it('[§8 r6] makes codes of six digits', () => {
    const hasher = open();
    for (let round = 0; round < 200; round += 1) expect(hasher.mint()).toMatch(/^\d{6}$/);
  });

  it('[D-52] matches a code of its own challenge alone', () => {
    const stored = open().hash(one, '012345');
    expect(open().matches(one, '012345', stored)).toBe(true);
    for (const [challenge, code] of [
      [one, '012346'],
      [one, '12345'],
      [one, '012345 '],
      [one, ''],
      [one, '０１２３４５'],
      [other, '012345'],
    ] as const) {
      expect(open().matches(challenge, code, stored)).toBe(false);
    }
  });

  it('[D-52] matches no code where none is stored, or its pepper is gone', () => {
    const stored = open().hash(one, '012345');
    expect(open().matches(one, '012345', undefined)).toBe(false);
    expect(open().matches(one, '012345', { ...stored, pepperVersion: stored.pepperVersion + 1 })).toBe(false);
    expect(open().matches(one, '012345', { ...stored, hash: '' })).toBe(false);
  });

  it('[§4.8 to] hashes a number the same each time, and differently in another workspace', () => {
    const hash = open().destinationHash(one, '+2348031234567');
    expect(open().destinationHash(one, '+2348031234567')).toBe(hash);
    expect([open().destinationHash(other, '+2348031234567'), open().destinationHash(one, '+2348031234568')]).not.toContain(hash);
  });

  it('[D-139] hashes a visitor the same each time, differently in another workspace, and never as the number of the same text', () => {
    const hash = open().visitorHash(one, '+2348031234567');
    expect(open().visitorHash(one, '+2348031234567')).toBe(hash);
    const others = [
      open().visitorHash(other, '+2348031234567'),
      open().visitorHash(one, 'v'),
      open().destinationHash(one, '+2348031234567'),
    ];
    expect(others).not.toContain(hash);
    expect(hash).not.toBe('+2348031234567');
  });
}
