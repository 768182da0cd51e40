import { totpCodesContract } from '@svc/staff/testing';
import { generateSync } from 'otplib';
import { OtplibTotpCodes } from './otplib-totp-codes';

const codes = new OtplibTotpCodes('Ile Shop');

describe('codes of authenticator apps by otplib', () => {
  totpCodesContract(() => ({
    codes,
    codeAt: (secret, at) => generateSync({ secret, epoch: Math.floor(at.getTime() / 1_000) }),
  }));

  it('[ADR 0171 r7] are those of RFC 6238, the last six digits of its vectors', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    for (const [seconds, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_234_567_890, '005924'],
      [2_000_000_000, '279037'],
    ] as const)
      expect(codes.stepOf(secret, code, new Date(seconds * 1_000))).toBe(Math.floor(seconds / 30));
  });

  it('[ADR 0171 r7] have secrets of 160 bits, each of its own', () => {
    const secrets = Array.from({ length: 20 }, () => codes.newSecret());
    expect(new Set(secrets).size).toBe(20);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('name the installation', () => {
    expect(new URL(codes.uri('GEZDGNBVGY3TQOJQ', 'ada@example.com')).searchParams.get('issuer')).toBe('Ile Shop');
  });
});
