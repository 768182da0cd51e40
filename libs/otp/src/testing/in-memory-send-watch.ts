import type { Challenge } from '../domain/challenge';
import { BLOCK_WINDOW_MS, CODES_JUDGED, COUNTRY_WINDOW_MS, MOST_NUMBERS_IN_BLOCK } from '../domain/suspect-fraud';
import type { SendWatch } from '../ports/send-watch';
import type { InMemoryOtp } from './in-memory-otp';

/** Watches the sends of a place. */
export function watchOver(place: InMemoryOtp): SendWatch {
  return {
    before: async ({ workspaceId, mode, keyId, destination }, now) => {
      const isWithin = ({ createdAt }: Challenge, windowMs: number) => createdAt.getTime() > now.getTime() - windowMs;
      const ofKey = place.challenges
        .filter((each) => each.workspaceId === workspaceId && each.mode === mode && each.keyId === keyId && each.status !== 'failed')
        .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
      const inBlock = ofKey.filter((each) => each.destination.prefixHash === destination.prefixHash && isWithin(each, BLOCK_WINDOW_MS));
      const block = new Map<string, Date>();
      for (const each of inBlock) if (each.destination.hash !== destination.hash && !block.has(each.destination.hash)) block.set(each.destination.hash, each.createdAt);
      const inCountry = ofKey.filter((each) => each.destination.country === destination.country && each.codeSource === 'service' && isWithin(each, COUNTRY_WINDOW_MS));
      const ended = inCountry.filter(({ status, expiresAt }) => status !== 'sent' || expiresAt <= now).slice(0, CODES_JUDGED);
      return {
        block: [...block.values()].slice(0, MOST_NUMBERS_IN_BLOCK),
        country: { ended: ended.length, verified: ended.filter(({ status }) => status === 'verified').length, lastSentAt: inCountry[0]?.createdAt },
      };
    },
  };
}
