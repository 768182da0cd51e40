import type { TotpCodes } from '../ports/totp-codes';

const NOW = new Date('2026-12-01T09:00:10Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

/** Behaviour of codes of authenticator apps. `codeAt`: the code that an app shows. */
export function totpCodesContract(open: () => { codes: TotpCodes; codeAt(secret: string, at: Date): string }): void {
  it('[ADR 0171 r7] are right in their step, and one before and after it', () => {
    const { codes, codeAt } = open();
    const secret = codes.newSecret();
    const step = codes.stepOf(secret, codeAt(secret, NOW), NOW)!;
    const steps = [-60, -30, 0, 30, 60].map((seconds) => codes.stepOf(secret, codeAt(secret, after(seconds)), NOW));
    expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  it('[ADR 0171 r7] are those of one secret, which no other has', () => {
    const { codes, codeAt } = open();
    const [secret, other] = [codes.newSecret(), codes.newSecret()];
    expect(secret).not.toBe(other);
    expect(codes.stepOf(other, codeAt(secret, NOW), NOW)).toBeUndefined();
  });

  it('[ADR 0171 r7] are refused where they are no codes', () => {
    const { codes } = open();
    const secret = codes.newSecret();
    for (const text of ['', '12345', '1234567', 'abcdef']) expect(codes.stepOf(secret, text, NOW)).toBeUndefined();
  });

  it('[ADR 0171 r7] are set up in an app by an address that names the person', () => {
    const { codes } = open();
    const secret = codes.newSecret();
    const uri = codes.uri(secret, 'ada@example.com');
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect(decodeURIComponent(uri)).toContain('ada@example.com');
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  });
}
