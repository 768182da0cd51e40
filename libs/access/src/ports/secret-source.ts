/** Source of secrets. */
export abstract class SecretSource {
  /** Returns `length` base62 characters, each drawn evenly by a cryptographic generator. */
  abstract base62(length: number): string;
}
