import type { Mode } from '@svc/kernel';
import type { Challenge, ChallengeName, Destination } from '../domain/challenge';
import type { SendGuard, SendsBefore } from '../domain/decide-sending';
import type { GuessSettlement } from '../domain/otp-verify.view';

/** A send that is judged, of one key to one number. */
export interface SendOfKey {
  workspaceId: string;
  mode: Mode;
  keyId: string;
  destination: Pick<Destination, 'hash' | 'prefixHash' | 'country'>;
  /** Of the number, for live codes by the service's own: these are limited over all workspaces (D-101). */
  serviceHash?: string;
  /** Hash of the visitor, where the request names one. */
  visitorHash?: string;
  /** How many codes the key may send in any 24 hours. */
  mostOfKey: number;
  /** Whether it is told what else of the block and the country the key sent. */
  isWatched: boolean;
}

/** A code that is to be sent, and what must still hold when it is booked. */
export interface BookedCode {
  /** Its charge is taken from the wallet; nothing when it is zero. */
  challenge: Challenge;
  serviceHash?: string;
  /** UUIDv7 of the ledger's entry. */
  entryId: string;
  guards: readonly SendGuard[];
}

/** Facts of a message that a provider took. */
export type TakenCode = Pick<Challenge, 'providerRef' | 'segments'>;

/** A challenge as a guess finds it. */
export type GuessedChallenge = Pick<Challenge, 'code' | 'attempts' | 'status' | 'expiresAt' | 'endedAt'>;

/** What a guess is made at. `spent`: five wrong ones were made before; `client`: the client's own code. */
export type SeenGuess = { at: 'challenge'; challenge: GuessedChallenge } | { at: 'spent' | 'client' | 'nothing' };

/** Codes as they are sent and guessed. Each call is whole by itself: what it writes is kept when it answers, or nothing of it is. */
export abstract class SentCodes {
  /** What was sent before. A send that certainly did not go out counts as none. */
  abstract before(send: SendOfKey, now: Date): Promise<SendsBefore>;

  /**
   * Keeps a code and takes its charge, one at a time for each number, visitor and key. `outdated`: codes were sent meanwhile, and a guard does not
   * hold any more; `unpaid`: the wallet does not hold the charge. Nothing is kept then.
   */
  abstract book(code: BookedCode): Promise<'booked' | 'outdated' | 'unpaid'>;

  /** From now on it may have been sent; false when it was given back meanwhile, and must not be. */
  abstract begin(name: ChallengeName): Promise<boolean>;

  /** The provider took it, and maybe said what it calls the message; of a text it is kept in how many segments. */
  abstract accepted(name: ChallengeName, taken?: TakenCode): Promise<void>;

  /** What a guess by this name is made at, as of now; nothing is counted by it. */
  abstract guessed(name: ChallengeName): Promise<SeenGuess>;

  /** Writes what a guess came to, also when that changes nothing; false, and writes nothing, when another guess came to something meanwhile. */
  abstract settle(name: ChallengeName, seen: GuessedChallenge, settlement: GuessSettlement): Promise<boolean>;

  /** Counts a guess at a challenge that does not exist, which costs as much as one at a challenge (D-52). */
  abstract countStray(name: ChallengeName): Promise<void>;
}
