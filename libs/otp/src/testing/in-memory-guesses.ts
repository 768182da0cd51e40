import { MOST_GUESSES } from '../domain/challenge';
import type { GuessStore } from '../ports/guess-store';
import type { InMemoryOtp } from './in-memory-otp';

/** Guesses at the challenges of a place. */
export function guessesIn(place: InMemoryOtp): GuessStore {
  return {
    count: async (name) => {
      const found = await place.challenge(name);
      if (!found) return { at: 'nothing' };
      if (found.codeSource === 'client') return { at: 'client' };
      if (found.attempts >= MOST_GUESSES) return { at: 'spent' };
      place.replace(name, (each) => ({ ...each, attempts: each.attempts + 1 }));
      const { code, attempts, status, expiresAt, endedAt } = found;
      return { at: 'challenge', challenge: { code, attempts: attempts + 1, status, expiresAt, endedAt } };
    },
    settle: async (name, settlement) => place.replace(name, (each) => ({ ...each, ...settlement })),
  };
}
