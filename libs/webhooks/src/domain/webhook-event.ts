import { API_VERSION } from '@svc/contracts';
import { type Mode, refOf, timestampOf } from '@svc/kernel';
import { WEBHOOK_EVENTS, type WebhookContent, type WebhookEventType } from './event-catalogue';

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
export function writeEvent(occurrence: Occurrence, content: WebhookContent): WebhookEvent {
  return write(occurrence, content);
}

/**
 * Writes a sample of a type of event: the example of the catalogue, of test mode, whose body has `sample: true`. Nothing has happened, and
 * its refs name nothing (ADR 0124 r1).
 */
export function writeSample(occurrence: Omit<Occurrence, 'mode'>, type: WebhookEventType): WebhookEvent {
  return write({ ...occurrence, mode: 'test' }, { type, data: WEBHOOK_EVENTS[type].example } as WebhookContent, { sample: true });
}

/** Mark of a sample in its body; other bodies hold it in data at most. */
const MARK = '"sample":true';

/** Returns true for a sample. Bodies without its mark, which are nearly all, are not parsed. */
export function isSample({ body }: Pick<WebhookEvent, 'body'>): boolean {
  return body.includes(MARK) && (JSON.parse(body) as { sample?: unknown }).sample === true;
}

function write(occurrence: Occurrence, { type, data }: WebhookContent, mark: { sample?: true } = {}): WebhookEvent {
  const body = JSON.stringify({
    id: refOf('wev', occurrence.id),
    type,
    createdAt: timestampOf(occurrence.createdAt),
    apiVersion: API_VERSION,
    mode: occurrence.mode ?? 'live',
    workspaceRef: refOf('wks', occurrence.workspaceId),
    ...mark,
    data,
  });
  return { ...occurrence, type, body };
}
