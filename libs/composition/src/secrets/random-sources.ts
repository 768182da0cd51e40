import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { SecretSource } from '@svc/access';
import { Randomness } from '@svc/webhooks';
import { IdGenerator } from '@svc/kernel';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Secrets of the system's cryptographic generator. */
export class RandomSecretSource extends SecretSource {
  base62(length: number): string {
    return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  }
}

/** The system's generators: a cryptographic one for secrets, a fast one for jitter. */
export class SystemRandomness extends Randomness {
  bytes(length: number): Uint8Array {
    return randomBytes(length);
  }

  fraction(): number {
    return Math.random();
  }
}

/** Start of the variant and the last 62 random bits of a UUID: the same in versions 4 and 7. */
const RANDOM_PART = 19;

/** Generates UUIDs of version 7 (RFC 9562), increasing within this process, even inside one millisecond. */
export class UuidV7Generator extends IdGenerator {
  private lastMillisecond = 0;
  private sequence = 0;
  /** The millisecond as the beginning of a UUID. */
  private time = '';

  next(): string {
    this.advance();
    const random = randomUUID().slice(RANDOM_PART);
    return `${this.time}-${(0x7000 | this.sequence).toString(16)}-${random}`;
  }

  private advance(): void {
    const millisecond = Math.max(Date.now(), this.lastMillisecond);
    if (millisecond > this.lastMillisecond) this.enter(millisecond);
    else if (this.sequence === 0xfff) this.enter(this.lastMillisecond + 1);
    else this.sequence += 1;
  }

  private enter(millisecond: number): void {
    this.lastMillisecond = millisecond;
    this.sequence = 0;
    const hex = millisecond.toString(16).padStart(12, '0');
    this.time = `${hex.slice(0, 8)}-${hex.slice(8)}`;
  }
}
