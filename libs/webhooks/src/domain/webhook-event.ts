import { type Mode, refOf, timestampOf } from '@svc/kernel';
import { WEBHOOK_API_VERSION, type WebhookContent, type WebhookEventType } from './event-catalogue';

/** A stored event: its body is written once, and every attempt signs and sends these exact characters (D-70). */
export interface WebhookEvent {
  /** UUIDv7 of the fact that it reports; `wev_…` in the body. */
  id: string;
  workspaceId: string;
  type: WebhookEventType;
  /** Null for events of the catalogue, which go to destinations of either mode (D-77). */
  mode: Mode | null;
  body: string;
  createdAt: Date;
}

interface Occurrence {
  id: string;
  workspaceId: string;
  mode: Mode | null;
  createdAt: Date;
}

/** Writes an event's body (D-70); an event of the catalogue, which has no mode, calls itself live. */
export function writeEvent(occurrence: Occurrence, { type, data }: WebhookContent): WebhookEvent {
  const body = JSON.stringify({
    id: refOf('wev', occurrence.id),
    type,
    createdAt: timestampOf(occurrence.createdAt),
    apiVersion: WEBHOOK_API_VERSION,
    mode: occurrence.mode ?? 'live',
    workspaceRef: refOf('wks', occurrence.workspaceId),
    data,
  });
  return { ...occurrence, type, body };
}
