import { ProviderRefused, ProviderUnavailable } from '@svc/payments';

export const SANDBOX_CALLS = ['open', 'look', 'close', 'refund'] as const;
export type SandboxCall = (typeof SANDBOX_CALLS)[number];

/** `unavailable`: 5xx, nothing was done; `timeout`: it was done, but no answer comes; `refused`: it will not. */
export type CallFault = 'unavailable' | 'timeout' | 'refused';
/** What becomes of the callbacks of one payment: each comes twice, the first comes last, or none comes. */
export type CallbackFault = 'duplicate' | 'out_of_order' | 'lost';

/** The next so many calls, or payments, of a workspace in a mode go wrong. */
export type SandboxFault = { operation: SandboxCall; kind: CallFault } | { operation: 'callbacks'; kind: CallbackFault };

/** Does what was asked of the provider, as badly as the fault says. Throws ProviderUnavailable, ProviderRefused. */
export async function withFault<T>(fault: string | undefined, work: () => Promise<T>): Promise<T> {
  if (fault === 'unavailable') throw new ProviderUnavailable('sandbox: 503');
  if (fault === 'refused') throw new ProviderRefused('sandbox: refused');
  const done = await work();
  if (fault === 'timeout') throw new ProviderUnavailable('sandbox: time-out');
  return done;
}
