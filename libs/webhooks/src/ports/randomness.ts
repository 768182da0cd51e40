/** Unpredictable values. */
export abstract class Randomness {
  /** Returns bytes of a cryptographic generator. */
  abstract bytes(length: number): Uint8Array;
  /** Returns a number from 0 to below 1. */
  abstract fraction(): number;
}
