/** Codes of authenticator apps (RFC 6238): six digits, 30 seconds each. */
export abstract class TotpCodes {
  /** Returns a random secret, base32. */
  abstract newSecret(): string;
  /** Returns the address that an authenticator app reads from a QR code: `otpauth://totp/…`. */
  abstract uri(secret: string, email: string): string;
  /**
   * Returns the step of a right code at this moment, or up to one step before or after it, for clocks that are a little off; undefined for
   * another code.
   */
  abstract stepOf(secret: string, code: string, now: Date): number | undefined;
}
