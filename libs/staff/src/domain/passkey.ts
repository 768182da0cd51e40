import { cutText } from '@svc/kernel';
import type { FactorState } from './decide-entry';
import type { Totp } from './totp';

/** Time within which a browser answers a challenge. */
export const CHALLENGE_MS = 5 * 60_000;
/** Largest number of passkeys of a person. */
export const MOST_PASSKEYS = 20;
const MOST_NAME = 60;

/** Reasons for a challenge: another one's answer does not fit. */
export const CHALLENGE_PURPOSES = ['register', 'sign_in', 'prove'] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** A challenge that a browser is to sign, once. */
export interface PasskeyChallenge {
  purpose: ChallengePurpose;
  /** Person who registers or proves a passkey; absent at the sign-in, where the passkey names its person. */
  personId?: string;
  expiresAt: Date;
}

/** A passkey as an authenticator registers it. */
export interface Credential {
  /** Its id at the authenticator, base64url. */
  credentialId: string;
  /** COSE public key, base64url. */
  publicKey: string;
  /** Counter of signatures; 0 at authenticators that count none. */
  counter: number;
  /** Ways by which a browser reaches the authenticator: `internal`, `usb`, `hybrid`. */
  transports: readonly string[];
  /** It is stored with the person's account at its provider, and works on their other devices. */
  isBackedUp: boolean;
}

/** A passkey of a person. */
export interface Passkey extends Credential {
  /** UUIDv7, `psk_…`. */
  id: string;
  personId: string;
  name: string;
  createdAt: Date;
  lastUsedAt?: Date;
}

/** Returns the name of a new passkey, at most 60 characters. */
export function passkeyName(text: string | undefined): string {
  const name = text === undefined ? '' : cutText(text.trim(), MOST_NAME);
  return name === '' ? 'Passkey' : name;
}

/** Returns true when a challenge may be answered by this person, for this purpose, at this moment (ADR 0171 r6). */
export function fitsChallenge(
  challenge: PasskeyChallenge | undefined,
  wanted: Pick<PasskeyChallenge, 'purpose' | 'personId'>,
  now: Date,
): boolean {
  return (
    challenge !== undefined && challenge.expiresAt > now && challenge.purpose === wanted.purpose && challenge.personId === wanted.personId
  );
}

/** Factors of a person. */
export interface Factors {
  /** The oldest first. */
  passkeys: readonly Passkey[];
  totp?: Totp;
}

/** Returns the state of factors, on which entering depends. */
export function stateOfFactors({ passkeys, totp }: Factors): FactorState {
  return { passkeys: passkeys.length, totp: totp === undefined ? 'none' : totp.confirmedAt ? 'confirmed' : 'unconfirmed' };
}
