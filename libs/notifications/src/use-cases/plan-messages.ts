import type { KnownFact } from '@svc/contracts';
import type { IdGenerator, Job } from '@svc/kernel';
import { alertsOf, isForMerchants, type AlertFact } from '../domain/alerts-of';
import { buyerMessagesOf, isAboutMoney, isAboutOrder, moneyAlertsOf, subjectIdOf, type MoneyFact } from '../domain/buyer-messages-of';
import { filesFullMessagesOf, formMessagesOf, isFilesFull, isSubmission, type FilesFullFact, type SubmissionFact } from '../domain/form-messages-of';
import { isForAllGuests } from '../domain/event-news';
import { isForGuests, messagesOf, type NewMessage } from '../domain/messages-of';
import { notificationJob } from '../domain/notification-job';
import { isForSubscribers, subscriberMessagesOf, type SubscriptionFact } from '../domain/subscription-messages-of';
import type { MessagePlan, Owned } from '../ports/message-plan';
import { tellEventGuests } from './tell-event-guests';

/** Writes, in the transaction that takes facts from the outbox, the messages that follow from them (D-83). */
export class PlanMessages {
  constructor(private readonly ids: IdGenerator) {}

  /** Answers the jobs to enqueue after the commit: one for each message that was not planned before. */
  async execute(plan: MessagePlan, facts: readonly KnownFact[]): Promise<Job[]> {
    const messages = [
      ...(await toGuests(plan, facts.filter(isForGuests))),
      ...(await tellEventGuests(plan, facts.filter(isForAllGuests), this.ids)),
      ...(await toBuyers(plan, facts.filter(isAboutMoney))),
      ...(await toFormOwners(plan, facts.filter(isSubmission))),
      ...(await toFormKeepers(plan, facts.filter(isFilesFull))),
      ...(await toSubscribers(plan, facts.filter(isForSubscribers))),
      ...(await toMerchants(plan, facts.filter(isForMerchants))),
    ];
    if (messages.length === 0) return [];
    const written = messages.map((message) => ({ ...message, id: this.ids.next() }));
    const planned = new Set(await plan.insert(written));
    return written.filter(({ id }) => planned.has(id)).map((message) => notificationJob(message));
  }
}

async function toGuests(plan: MessagePlan, facts: readonly KnownFact[]): Promise<NewMessage[]> {
  if (facts.length === 0) return [];
  const addressees = await plan.addressees(facts.flatMap(registrationOf));
  return facts.flatMap((fact) => messagesOf(fact, addressees));
}

/** With what the merchant is told of the same money. */
async function toBuyers(plan: MessagePlan, facts: readonly MoneyFact[]): Promise<NewMessage[]> {
  if (facts.length === 0) return [];
  const owned = (wanted: (fact: MoneyFact) => boolean) => facts.filter(wanted).map((fact): Owned => ({ workspaceId: fact.workspaceId, id: subjectIdOf(fact) }));
  const buyers = await plan.buyers({ orders: owned(isAboutOrder), refunds: owned(({ type }) => type === 'payment.returned.v1') });
  const alerting = facts.filter((fact) => !isAboutOrder(fact));
  const addresses = alerting.length > 0 ? await plan.alertAddresses(alerting.map(({ workspaceId }) => workspaceId)) : [];
  return facts.flatMap((fact) => [...buyerMessagesOf(fact, buyers), ...moneyAlertsOf(fact, addresses)]);
}

async function toFormOwners(plan: MessagePlan, facts: readonly SubmissionFact[]): Promise<NewMessage[]> {
  if (facts.length === 0) return [];
  const notices = await plan.formNotices(facts.map(({ workspaceId, data }) => ({ workspaceId, id: data.formId })));
  return facts.flatMap((fact) => formMessagesOf(fact, notices));
}

async function toFormKeepers(plan: MessagePlan, facts: readonly FilesFullFact[]): Promise<NewMessage[]> {
  if (facts.length === 0) return [];
  const addresses = await plan.alertAddresses(facts.map(({ workspaceId }) => workspaceId));
  return facts.flatMap((fact) => filesFullMessagesOf(fact, addresses));
}

async function toSubscribers(plan: MessagePlan, facts: readonly SubscriptionFact[]): Promise<NewMessage[]> {
  if (facts.length === 0) return [];
  const addresses = await plan.subscribers(facts.map(({ workspaceId, data }) => ({ workspaceId, id: data.subscriptionId })));
  return facts.flatMap((fact) => subscriberMessagesOf(fact, addresses));
}

async function toMerchants(plan: MessagePlan, facts: readonly AlertFact[]): Promise<NewMessage[]> {
  if (facts.length === 0) return [];
  const addresses = await plan.alertAddresses(facts.map(({ workspaceId }) => workspaceId));
  return facts.flatMap((fact) => alertsOf(fact, addresses));
}

function registrationOf({ workspaceId, data }: KnownFact): Owned[] {
  return 'registrationId' in data ? [{ workspaceId, id: data.registrationId }] : [];
}
