import { codeHasherContract } from '@svc/otp/testing';
import { PepperedCodeHasher } from './peppered-code-hasher';

const [key, older, foreign] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const challenge = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('codes that are stored as hashes', () => {
  codeHasherContract(() => new PepperedCodeHasher([key, older]));

  it('[D-8] still match when the secret key is replaced, as long as the old one is kept', () => {
    const stored = new PepperedCodeHasher([older]).hash(challenge, '123456');
    expect(new PepperedCodeHasher([key, older]).matches(challenge, '123456', stored)).toBe(true);
    expect(new PepperedCodeHasher([key, foreign]).matches(challenge, '123456', stored)).toBe(false);
    expect(new PepperedCodeHasher([key, older]).hash(challenge, '123456')).not.toEqual(stored);
  });

  it('[§4.8 r2] reveal neither code nor number', () => {
    const hasher = new PepperedCodeHasher([key]);
    expect(hasher.hash(challenge, '123456').hash).toMatch(/^[\w+/]{43}=$/);
    expect(hasher.destinationHash(challenge, '+2348031234567')).toMatch(/^[\w+/]{43}=$/);
  });

  it('[§8 r6] are drawn from all possible codes', () => {
    const hasher = new PepperedCodeHasher([key]);
    const drawn = Array.from({ length: 2_000 }, () => hasher.mint());
    expect(new Set(drawn).size).toBeGreaterThan(1_950);
    expect(new Set(drawn.map((code) => code[0])).size).toBe(10);
  });
});
