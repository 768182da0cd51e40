import { randomUUID } from 'node:crypto';
import type { Notice, NoticedShop } from '../domain/notices/notice';
import { NEW_MERCHANT_NOTICES } from '../domain/notices/notice-settings';

export const NOTICED_AT = new Date('2026-11-29T10:00:00.000Z');

/** Returns news of an order that are due at once. */
export function aNotice(facts: Partial<Notice> = {}): Notice {
  return {
    workspaceId: '01890a5d-ac96-774b-bcce-b302099a8057',
    id: randomUUID(),
    kind: 'orders',
    subject: 'order',
    subjectId: randomUUID(),
    planned: 'each',
    createdAt: NOTICED_AT,
    dueAt: NOTICED_AT,
    ...facts,
  };
}

/** Returns a new shop in Lagos with an address for alerts. */
export function aShop(facts: Partial<NoticedShop> = {}): NoticedShop {
  return { workspaceId: randomUUID(), email: 'desk@example.com', timezone: 'Africa/Lagos', notices: { ...NEW_MERCHANT_NOTICES }, ...facts };
}
