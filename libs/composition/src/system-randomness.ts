import { randomBytes } from 'node:crypto';
import { Randomness } from '@svc/webhooks';

/** The system's generators: a cryptographic one for secrets, a fast one for jitter. */
export class SystemRandomness extends Randomness {
  bytes(length: number): Uint8Array {
    return randomBytes(length);
  }

  fraction(): number {
    return Math.random();
  }
}
