/** What nobody can foresee. */
export abstract class Randomness {
  /** Bytes of a cryptographic generator. */
  abstract bytes(length: number): Uint8Array;
  /** From 0 to below 1. */
  abstract fraction(): number;
}
