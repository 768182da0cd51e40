import { PlainTotpCodes } from './plain-totp-codes';
import { totpCodesContract } from './totp-codes.contract';

describe('plain codes', () => {
  totpCodesContract(() => {
    const codes = new PlainTotpCodes();
    return { codes, codeAt: (secret, at) => codes.codeAt(secret, at) };
  });
});
