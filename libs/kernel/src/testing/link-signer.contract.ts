import type { LinkSigner } from '../ports';

/** Tests the contract of every `LinkSigner`. */
export function linkSignerContract(make: () => LinkSigner): void {
  const [purpose, subject] = ['file', 'ile/fil_1/9'];

  it('[D-1a] signs the same thing the same way each time', () => {
    expect(make().sign(purpose, subject)).toBe(make().sign(purpose, subject));
  });

  it('[D-1a] verifies its token, for one purpose and one subject', () => {
    const token = make().sign(purpose, subject);
    expect(make().verify(purpose, subject, token)).toBe(true);
    expect(make().verify('ticket', subject, token)).toBe(false);
    expect(make().verify(purpose, 'ile/fil_2/9', token)).toBe(false);
  });

  it.each(['', 'x', 'a'.repeat(22), 'ü'.repeat(22)])('refuses an invalid token: %p', (token) => {
    expect(make().verify(purpose, subject, token)).toBe(false);
  });
}
