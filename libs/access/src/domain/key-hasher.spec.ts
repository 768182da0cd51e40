import { KeyHasher } from './key-hasher';

const [current, previous] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

describe('key hashes', () => {
  it('[D-8] depend on the secret of the installation', () => {
    expect(new KeyHasher([current]).hash('svc_x')).not.toBe(new KeyHasher([previous]).hash('svc_x'));
  });

  it('[D-8] of keys made with a previous secret are found again after a rotation', () => {
    const stored = new KeyHasher([previous]).hash('svc_x');
    const rotated = new KeyHasher([current, previous]);
    expect(rotated.candidates('svc_x')).toEqual([rotated.hash('svc_x'), stored]);
  });

  it('[D-64] are 32 bytes that do not hold the key', () => {
    const hash = Buffer.from(new KeyHasher([current]).hash('svc_x'), 'base64');
    expect(hash).toHaveLength(32);
    expect(hash.toString('latin1')).not.toContain('svc_x');
  });
});
