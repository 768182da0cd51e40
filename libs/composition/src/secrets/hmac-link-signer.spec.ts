import { linkSignerContract } from '@svc/kernel/testing';
import { HmacLinkSigner } from './hmac-link-signer';

const [key, older, foreign] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];

describe('links for people without a key', () => {
  linkSignerContract(() => new HmacLinkSigner([key]));

  it('[D-1a] carry 128 bits', () => {
    expect(Buffer.from(new HmacLinkSigner([key]).sign('file', 'ile/fil_1/9'), 'base64url')).toHaveLength(16);
  });

  it('[D-8] stay valid when the secret key is replaced, as long as the old one is kept', () => {
    const token = new HmacLinkSigner([older]).sign('file', 's');
    expect(new HmacLinkSigner([key, older]).verify('file', 's', token)).toBe(true);
    expect(new HmacLinkSigner([key, foreign]).verify('file', 's', token)).toBe(false);
  });
});
