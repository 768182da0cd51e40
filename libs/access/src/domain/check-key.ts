import { invalidBecause, type Fault } from '@svc/contracts';
import type { AccessKey } from './access-key';

/** Throws InvalidInput when a key that is made or changed would contradict itself. */
export function checkKey(key: Pick<AccessKey, 'kind' | 'origins' | 'scopes' | 'expiresAt'>, now: Date): void {
  const faults: Fault[] = [];
  if (key.kind !== 'publishable' && key.origins.length > 0) {
    faults.push({ path: 'origins', message: 'Only publishable keys are bound to origins; leave this out.' });
  }
  if (key.kind === 'admin' && key.scopes.length > 0) {
    faults.push({ path: 'scopes', message: 'An admin token has no scopes; leave this out.' });
  }
  if (key.expiresAt && key.expiresAt <= now) {
    faults.push({ path: 'expiresAt', message: 'Give a moment to come, or revoke the key.' });
  }
  if (faults.length > 0) throw invalidBecause(faults);
}
