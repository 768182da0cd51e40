import type { Credential, Passkey } from '../domain/passkey';
import type { Person } from '../domain/person';

/** Options for the WebAuthn call of a browser, as JSON, and the challenge in them. */
export interface CeremonyOptions {
  options: object;
  /** base64url */
  challenge: string;
}

/** WebAuthn for the origin of this installation: another origin's passkeys and answers are refused. */
export abstract class PasskeyCeremonies {
  /** Returns the options by which a browser makes a passkey, but on an authenticator that has one of the person. */
  abstract registration(person: Person, existing: readonly Passkey[]): Promise<CeremonyOptions>;
  /** Returns the options by which a browser uses one of these passkeys, or whichever its person chooses. */
  abstract authentication(allowed?: readonly Passkey[]): Promise<CeremonyOptions>;
  /** Returns the challenge that a browser's answer says it has signed, and the id of its credential; undefined for what is no answer. */
  abstract answered(response: unknown): { challenge: string; credentialId: string } | undefined;
  /** Returns the passkey of a browser's answer; undefined unless it is valid, for this challenge, and has verified its user. */
  abstract verifyRegistration(response: unknown, challenge: string): Promise<Credential | undefined>;
  /** Returns the passkey after its use; undefined unless it has signed this challenge, and has verified its user. */
  abstract verifyAuthentication(response: unknown, challenge: string, passkey: Passkey): Promise<Passkey | undefined>;
}
