import { Randomness } from '../ports/randomness';

/** Randomness that is fixed: bytes of one value, and always the same fraction. */
export class RandomnessOf extends Randomness {
  constructor(
    private readonly byte: number,
    private readonly part: number,
  ) {
    super();
  }

  bytes(length: number): Uint8Array {
    return new Uint8Array(length).fill(this.byte);
  }

  fraction(): number {
    return this.part;
  }
}
