import { HmacLinkSigner } from './hmac-link-signer';

const [key, older, foreign] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];

describe('links for people without a key', () => {
  const signer = new HmacLinkSigner([key]);

  it('[D-1a] carry 128 bits that can be written again', () => {
    expect(Buffer.from(signer.sign('file', 'ile/fil_1/9'), 'base64url')).toHaveLength(16);
    expect(signer.sign('file', 'ile/fil_1/9')).toBe(new HmacLinkSigner([key]).sign('file', 'ile/fil_1/9'));
  });

  it('[D-1a] are good for one purpose and one subject', () => {
    const token = signer.sign('file', 'ile/fil_1/9');
    expect(signer.verify('file', 'ile/fil_1/9', token)).toBe(true);
    expect(signer.verify('ticket', 'ile/fil_1/9', token)).toBe(false);
    expect(signer.verify('file', 'ile/fil_2/9', token)).toBe(false);
  });

  it.each(['', 'x', 'a'.repeat(22), 'ü'.repeat(22)])('refuse what is no token: %p', (token) => {
    expect(signer.verify('file', 'ile/fil_1/9', token)).toBe(false);
  });

  it('[D-8] stay good when the secret key is replaced, as long as the old one is kept', () => {
    const token = new HmacLinkSigner([older]).sign('file', 's');
    expect(new HmacLinkSigner([key, older]).verify('file', 's', token)).toBe(true);
    expect(new HmacLinkSigner([key, foreign]).verify('file', 's', token)).toBe(false);
  });
});
