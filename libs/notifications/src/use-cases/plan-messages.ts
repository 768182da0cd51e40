import type { KnownFact } from '@svc/contracts';
import type { Bell, IdGenerator } from '@svc/kernel';
import { isForGuests, messagesOf } from '../domain/messages-of';
import type { MessagePlan, Owned } from '../ports/message-plan';

/** Its bells carry the ids of messages. */
export const NOTIFICATION_QUEUE = 'notification';

/** Writes, in the transaction that takes facts from the outbox, the messages that follow from them (D-83). */
export class PlanMessages {
  constructor(private readonly ids: IdGenerator) {}

  /** Answers the bells to ring after the commit: one for each message that was not planned before. */
  async execute(plan: MessagePlan, facts: readonly KnownFact[]): Promise<Bell[]> {
    const told = facts.filter(isForGuests);
    if (told.length === 0) return [];
    const addressees = await plan.addressees({ registrations: told.flatMap(registrationOf), events: told.flatMap(rescheduledEventOf) });
    const messages = told.flatMap((fact) => messagesOf(fact, addressees));
    if (messages.length === 0) return [];
    const planned = await plan.insert(messages.map((message) => ({ ...message, id: this.ids.next() })));
    return planned.map((subject) => ({ queue: NOTIFICATION_QUEUE, subject }));
  }
}

function registrationOf({ workspaceId, data }: KnownFact): Owned[] {
  return 'registrationId' in data ? [{ workspaceId, id: data.registrationId }] : [];
}

function rescheduledEventOf(fact: KnownFact): Owned[] {
  return fact.type === 'event.rescheduled.v1' ? [{ workspaceId: fact.workspaceId, id: fact.data.eventId }] : [];
}
