/** Source of new ids. */
export abstract class IdGenerator {
  /** A new UUIDv7: unique, and sorting by the time of its making (D-1). */
  abstract next(): string;
}
