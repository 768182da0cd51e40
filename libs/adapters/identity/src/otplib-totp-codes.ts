import { TotpCodes } from '@svc/staff';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** Bytes of a secret: as many as the hash of the codes has (RFC 4226, 4). */
const SECRET_BYTES = 20;
/** Steps are 30 s; one before and one after are accepted. */
const TOLERANCE_SECONDS = 30;

/** Codes by otplib: SHA-1, six digits, 30 seconds, which every authenticator app knows. */
export class OtplibTotpCodes extends TotpCodes {
  /** @param issuer name of the installation, which the app shows beside the person */
  constructor(private readonly issuer: string) {
    super();
  }

  newSecret(): string {
    return generateSecret({ length: SECRET_BYTES });
  }

  uri(secret: string, email: string): string {
    return generateURI({ issuer: this.issuer, label: email, secret });
  }

  stepOf(secret: string, code: string, now: Date): number | undefined {
    if (!/^\d{6}$/.test(code)) return undefined;
    const result = verifySync({ secret, token: code, epoch: Math.floor(now.getTime() / 1_000), epochTolerance: TOLERANCE_SECONDS });
    return result.valid && 'timeStep' in result ? result.timeStep : undefined;
  }
}
