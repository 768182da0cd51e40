import { secretBoxContract } from '@svc/kernel/testing';
import { AesSecretBox } from './aes-secret-box';

const [present, previous, foreign] = [1, 2, 3].map((fill) => Buffer.alloc(32, fill)) as [Buffer, Buffer, Buffer];

describe('the AES secret box', () => {
  secretBoxContract(() => new AesSecretBox([present]));

  it('[D-8] opens what a previous key has sealed, and seals under the present one', () => {
    const rotated = new AesSecretBox([present, previous]);
    expect(rotated.open(new AesSecretBox([previous]).seal('whsec'))).toBe('whsec');
    expect(new AesSecretBox([present]).open(rotated.seal('whsec'))).toBe('whsec');
  });

  it('[D-8] says so when the key is not there any more', () => {
    const sealed = new AesSecretBox([foreign]).seal('whsec');
    expect(() => new AesSecretBox([present]).open(sealed)).toThrow('under a key that this service does not have');
  });
});
