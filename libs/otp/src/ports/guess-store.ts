import type { Challenge, ChallengeName } from '../domain/challenge';
import type { GuessSettlement } from '../domain/judge-guess';

/** What a guess was made at, once it was counted. `spent`: five wrong ones were made before; `client`: the client's own code. */
export type CountedGuess = { at: 'challenge'; challenge: GuessedChallenge } | { at: 'spent' | 'client' | 'nothing' };

/** A challenge with this guess among its attempts. */
export type GuessedChallenge = Pick<Challenge, 'code' | 'attempts' | 'status' | 'expiresAt' | 'endedAt'>;

/** Guesses at codes, within a transaction. */
export interface GuessStore {
  /**
   * Counts a guess before anybody looks at it, in one conditional statement, so that of many at once five are looked at.
   * Whoever guesses next at the same challenge waits until the transaction ends. A guess at what is not there costs as much (D-52).
   */
  count(name: ChallengeName): Promise<CountedGuess>;
  /** Writes what a guess at a challenge came to, also when that changes nothing. */
  settle(name: ChallengeName, settlement: GuessSettlement): Promise<void>;
}
