import { AddressFault, checkRedis, parseRedisAddress, type RedisAddress, RedisRefused } from '@svc/adapters/redis-client';
import { z } from 'zod';
import { BadConfiguration } from './refusals';

/** Address of REDIS_URL, read. */
export const redisAddress = z.string().transform((text, context): RedisAddress => {
  try {
    return parseRedisAddress(text);
  } catch (error) {
    if (!(error instanceof AddressFault)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
});

/** The Redis that clients open, once its servers were asked what they are, and the token it is injected by; empty without Redis. */
export abstract class CheckedRedis {
  abstract readonly address?: RedisAddress;
}

/** Asks the servers of an address what they are. Throws BadConfiguration where that does not fit the address. */
export async function checkedRedis(address: RedisAddress | undefined): Promise<CheckedRedis> {
  try {
    return address ? { address: await checkRedis(address) } : {};
  } catch (error) {
    throw error instanceof RedisRefused ? new BadConfiguration([error.message]) : error;
  }
}
