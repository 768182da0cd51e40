/** Source of what nobody may guess. */
export abstract class SecretSource {
  /** `length` base62 characters, each drawn evenly by a cryptographic generator. */
  abstract base62(length: number): string;
}
