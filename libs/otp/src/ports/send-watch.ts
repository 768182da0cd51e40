import type { Mode } from '@svc/kernel';
import type { Destination } from '../domain/challenge';
import type { SendsBefore } from '../domain/suspect-fraud';

/** A send that is looked at, of one key. */
export interface WatchedSend {
  workspaceId: string;
  mode: Mode;
  keyId: string;
  destination: Pick<Destination, 'hash' | 'prefixHash' | 'country'>;
}

/** Tells what a key sent before of the same kind, within a transaction. A send that the provider refused counts as none. */
export interface SendWatch {
  before(send: WatchedSend, now: Date): Promise<SendsBefore>;
}
