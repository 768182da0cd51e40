import type { DestinationHealth, DestinationMode, DisabledReason, WebhookDestination } from '@svc/webhooks';
import { EntitySchema } from 'typeorm';

export interface WebhookDestinationRow {
  workspaceId: string;
  id: string;
  url: string;
  description: string | null;
  mode: DestinationMode;
  events: string[];
  maxPerSecond: number | null;
  secret: string;
  nextSecret: string | null;
  createdAt: Date;
  disabledAt: Date | null;
  disabledReason: DisabledReason | null;
  health: DestinationHealth;
}

export const webhookDestinationEntity = new EntitySchema<WebhookDestinationRow>({
  name: 'webhook_destination',
  columns: {
    workspaceId: { type: 'uuid', name: 'workspace_id', primary: true },
    id: { type: 'uuid', primary: true },
    url: { type: 'text' },
    description: { type: 'text', nullable: true },
    mode: { type: 'text' },
    events: { type: 'text', array: true },
    maxPerSecond: { type: 'integer', name: 'max_per_second', nullable: true },
    secret: { type: 'text' },
    nextSecret: { type: 'text', name: 'next_secret', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    disabledAt: { type: 'timestamptz', name: 'disabled_at', nullable: true },
    disabledReason: { type: 'text', name: 'disabled_reason', nullable: true },
    health: { type: 'jsonb' },
  },
});

/** What of a destination may change. */
export function changeableOf({ url, description, mode, events, maxPerSecond, secret, nextSecret, disabled, health }: WebhookDestination) {
  return {
    url,
    description: description ?? null,
    mode,
    events: [...events],
    maxPerSecond: maxPerSecond ?? null,
    secret,
    nextSecret: nextSecret ?? null,
    disabledAt: disabled?.at ?? null,
    disabledReason: disabled?.reason ?? null,
    health,
  };
}

export function destinationOf({ disabledAt, disabledReason, ...row }: WebhookDestinationRow): WebhookDestination {
  return {
    ...row,
    description: row.description ?? undefined,
    maxPerSecond: row.maxPerSecond ?? undefined,
    nextSecret: row.nextSecret ?? undefined,
    disabled: disabledAt && disabledReason ? { at: disabledAt, reason: disabledReason } : undefined,
  };
}
