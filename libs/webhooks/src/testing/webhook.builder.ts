import type { WebhookDestination } from '../domain/destination';
import type { WebhookContent } from '../domain/event-catalogue';
import { writeEvent, type WebhookEvent } from '../domain/webhook-event';
import { RandomnessOf } from './randomness-of';

export const MOMENT = new Date('2026-03-01T12:00:00.000Z');
export const WORKSPACE_ID = '01890000-0000-7000-8000-000000000001';
export const DESTINATION_ID = '01890000-0000-7000-8000-0000000000d1';
export const EVENT_ID = '01890000-0000-7000-8000-0000000000e1';

/** A destination that is enabled and healthy, and receives every event. */
export function aDestination(facts: Partial<WebhookDestination> = {}): WebhookDestination {
  return {
    workspaceId: WORKSPACE_ID,
    id: DESTINATION_ID,
    url: 'https://shop.example/hooks',
    mode: 'both',
    events: ['*'],
    secret: 'sealed-1',
    createdAt: MOMENT,
    health: {},
    ...facts,
  };
}

export function anEvent(
  facts: Partial<Pick<WebhookEvent, 'id' | 'workspaceId' | 'mode' | 'createdAt'>> = {},
  content: WebhookContent = { type: 'customer.linked', data: { customerRef: 'cus_1', contactRef: 'con_1' } },
): WebhookEvent {
  return writeEvent({ id: EVENT_ID, workspaceId: WORKSPACE_ID, mode: 'live', createdAt: MOMENT, ...facts }, content);
}

/** Bytes of one value, and one fraction. */
export const evenRandomness = new RandomnessOf(7, 0.5);
