import { TotpCodes } from '../ports/totp-codes';

const STEP_MS = 30_000;

/** Codes that are the step itself behind a letter of the secret: for tests, which read what they type. */
export class PlainTotpCodes extends TotpCodes {
  private made = 0;

  newSecret(): string {
    this.made += 1;
    return `SECRET${this.made}`;
  }

  uri(secret: string, email: string): string {
    return `otpauth://totp/${encodeURIComponent(email)}?secret=${secret}`;
  }

  stepOf(secret: string, code: string, now: Date): number | undefined {
    const step = Math.floor(now.getTime() / STEP_MS);
    return [step, step - 1, step + 1].find((each) => this.codeAt(secret, new Date(each * STEP_MS)) === code);
  }

  /** Returns the code that an app with this secret shows. */
  codeAt(secret: string, now: Date): string {
    const number = Number(secret.replace('SECRET', '')) * 7_919 + Math.floor(now.getTime() / STEP_MS);
    return String(number % 1_000_000).padStart(6, '0');
  }
}
