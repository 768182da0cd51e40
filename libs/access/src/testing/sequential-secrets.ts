import { SecretSource } from '../ports/key-directory';

/** Secrets that are all different and always the same. */
export class SequentialSecrets extends SecretSource {
  private last = 0;

  base62(length: number): string {
    this.last += 1;
    return String(this.last).padStart(length, '0');
  }
}
