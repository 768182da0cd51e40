import type { Mode } from '@svc/kernel';

/** What a provider told us, as it came (ADR 0028 r3). */
export interface ProviderEvent {
  workspaceId: string;
  mode: Mode;
  id: string;
  provider: string;
  /** The provider's own; the same one twice is one event. */
  eventId: string;
  /** Of the attempt it is about. */
  reference: string;
  raw: Buffer;
  headers: Readonly<Record<string, string>>;
  receivedAt: Date;
}
