import type { Mode } from '@svc/kernel';
import type { Challenge, ChallengeName, Destination } from '../domain/challenge';
import type { SendGuard, SendsBefore } from '../domain/decide-sending';
import type { GuessSettlement } from '../domain/otp-verify.view';

/** A send of one key to one number, before it is judged. */
export interface SendOfKey {
  workspaceId: string;
  mode: Mode;
  keyId: string;
  destination: Pick<Destination, 'hash' | 'prefixHash' | 'country'>;
  /** Hash of the number, for live codes by the service's own: these are limited over all workspaces (D-101). */
  serviceHash?: string;
  /** Hash of the visitor, where the request names one. */
  visitorHash?: string;
  /** Limit of the key's codes in any 24 hours. */
  mostOfKey: number;
  /** True when the key's other sends to the block and the country are wanted, too. */
  isWatched: boolean;
}

/** A code that is to be sent, and the conditions that must still hold when it is booked. */
export interface BookedCode {
  /** Challenge whose charge is taken from the wallet; nothing when it is zero. */
  challenge: Challenge;
  serviceHash?: string;
  /** UUIDv7 of the ledger's entry. */
  entryId: string;
  guards: readonly SendGuard[];
}

/** Reference and segments of a message that a provider has accepted. */
export type TakenCode = Pick<Challenge, 'providerRef' | 'segments'>;

/** Part of a challenge that a guess needs. */
export type GuessedChallenge = Pick<Challenge, 'code' | 'attempts' | 'status' | 'expiresAt' | 'endedAt'>;

/** State that a guess meets. `spent`: five wrong ones were made before; `client`: the client's own code. */
export type SeenGuess = { at: 'challenge'; challenge: GuessedChallenge } | { at: 'spent' | 'client' | 'nothing' };

/** Codes as they are sent and guessed. Each call is atomic: all of its writes are stored when it returns, or none. */
export abstract class SentCodes {
  /** Returns the sends before this one. A send that certainly did not go out counts as none. */
  abstract before(send: SendOfKey, now: Date): Promise<SendsBefore>;

  /**
   * Stores a code and takes its charge, one at a time for each number, visitor and key. `outdated`: codes were sent meanwhile, and a guard
   * no longer holds; `unpaid`: the wallet does not hold the charge. Nothing is stored then.
   */
  abstract book(code: BookedCode): Promise<'booked' | 'outdated' | 'unpaid'>;

  /** Marks that the code may be sent from now on; false when it was refunded meanwhile, and must not be sent. */
  abstract begin(name: ChallengeName): Promise<boolean>;

  /** Records that the provider has accepted the message, with its reference where it gives one, and the segments of an SMS. */
  abstract accepted(name: ChallengeName, taken?: TakenCode): Promise<void>;

  /** Returns the state that a guess by this name meets at present; nothing is counted. */
  abstract guessed(name: ChallengeName): Promise<SeenGuess>;

  /** Writes the result of a guess, even one that changes nothing; false, and writes nothing, when another guess was settled meanwhile. */
  abstract settle(name: ChallengeName, seen: GuessedChallenge, settlement: GuessSettlement): Promise<boolean>;

  /** Counts a guess at a challenge that does not exist, which costs as much as one at a challenge (D-52). */
  abstract countStray(name: ChallengeName): Promise<void>;
}
