import type { KnownFact } from '@svc/contracts';
import type { IdGenerator, Job } from '@svc/kernel';
import { type AnnouncementFact, announcementMessagesOf, remainingAnnouncement } from '../domain/announcements/announcement';
import { attendeeMessagesOf, attendeesOf } from '../domain/attendee-messages-of';
import { buyerMessagesOf, subscriberMessagesOf } from '../domain/buyer-messages-of';
import { confirmationMessagesOf } from '../domain/confirmation-messages-of';
import { formerMessagesOf, giverMessagesOf, holderMessagesOf, seatsOf } from '../domain/holder-messages-of';
import type { Audience, FactFor } from '../domain/kinds/audiences';
import { isFor } from '../domain/kinds/planned-kinds';
import { alertsOf, formMessagesOf } from '../domain/merchant-messages-of';
import { notificationJob } from '../domain/message';
import { type EventFact, isForAllGuests, messagesAbout, messagesOf, type NewMessage, newsOf, remainingNews } from '../domain/messages-of';
import type { MessagePlan, Owned } from '../ports/message-plan';

/** Writes, in the transaction that takes facts from the outbox, the messages that follow from them (D-83). */
export class PlanMessages {
  constructor(private readonly ids: IdGenerator) {}

  /** Answers the jobs to enqueue after the commit: one for each message that was not planned before. */
  async execute(plan: MessagePlan, facts: readonly KnownFact[]): Promise<Job[]> {
    const messages: NewMessage[] = [];
    for (const planned of PLANNERS) messages.push(...(await planned(plan, facts, this.ids)));
    if (messages.length === 0) return [];
    const written = messages.map((message) => ({ ...message, id: this.ids.next() }));
    const inserted = new Set(await plan.insert(written));
    return written.filter(({ id }) => inserted.has(id)).map((message) => notificationJob(message));
  }
}

/** Answers the messages that follow from some facts for some people. */
type Planner = (plan: MessagePlan, facts: readonly KnownFact[], ids: IdGenerator) => Promise<NewMessage[]>;

/**
 * Plans for one audience: who of it is found for all the facts at once, then what each fact sends them. Which facts these are, and
 * which kinds they plan, is in the table of kinds.
 */
function planner<Of extends Audience, One>(
  audience: Of,
  find: (plan: MessagePlan, facts: readonly FactFor<Of>[]) => Promise<readonly One[]>,
  messagesTo: (fact: FactFor<Of>, found: readonly One[]) => NewMessage[],
): Planner {
  return async (plan, facts) => {
    const told = facts.filter(isFor(audience));
    if (told.length === 0) return [];
    const found = await find(plan, told);
    return told.flatMap((fact) => messagesTo(fact, found));
  };
}

/** The things that facts are about, by their ids. */
function owned<Fact extends KnownFact>(facts: readonly Fact[], idsOf: (fact: Fact) => readonly (string | undefined)[]): Owned[] {
  return facts.flatMap((fact) => idsOf(fact).flatMap((id) => (id === undefined ? [] : [{ workspaceId: fact.workspaceId, id }])));
}

const PLANNERS: readonly Planner[] = [
  planner('guests', (plan, facts) => plan.addressees(owned(facts, ({ data }) => [data.registrationId])), messagesOf),
  (plan, facts, ids) => tellEventGuests(plan, facts.filter(isForAllGuests), ids),
  (plan, facts, ids) => tellReaders(plan, facts.filter(isFor('readers')), ids),
  planner('holders', (plan, facts) => plan.holders(owned(facts, seatsOf)), holderMessagesOf),
  planner('givers', (plan, facts) => plan.confirmations(owned(facts, ({ data }) => [data.confirmationId])), giverMessagesOf),
  planner('formerAttendees', (plan, facts) => plan.formerAttendees(owned(facts, ({ data }) => [data.attendeeId])), formerMessagesOf),
  planner(
    'attendees',
    (plan, facts) =>
      plan.attendees({
        registrations: owned(facts, (fact) => [attendeesOf(fact).registration]),
        orders: owned(facts, (fact) => [attendeesOf(fact).order]),
        seats: owned(facts, (fact) => attendeesOf(fact).seats),
      }),
    attendeeMessagesOf,
  ),
  planner(
    'buyers',
    (plan, facts) =>
      plan.buyers({
        orders: owned(facts, ({ data }) => ['orderId' in data ? data.orderId : undefined]),
        refunds: owned(facts, ({ data }) => ['refundId' in data ? data.refundId : undefined]),
        attempts: owned(facts, ({ data }) => ['attemptId' in data ? data.attemptId : undefined]),
      }),
    buyerMessagesOf,
  ),
  planner('formOwners', (plan, facts) => plan.formNotices(owned(facts, ({ data }) => [data.formId])), formMessagesOf),
  planner('confirming', (plan, facts) => plan.confirmations(owned(facts, ({ data }) => [data.confirmationId])), confirmationMessagesOf),
  planner('subscribers', (plan, facts) => plan.subscribers(owned(facts, ({ data }) => [data.subscriptionId])), subscriberMessagesOf),
  planner('merchants', (plan, facts) => plan.alertAddresses(facts.map(({ workspaceId }) => workspaceId)), alertsOf),
];

/** Guests and buyers who are planned for in one transaction of the relay, of all events together. */
export const MOST_GUESTS_AT_ONCE = 500;

/**
 * Notifies guests and buyers of changes of their event, a bounded number at a time: for those who are left a further fact goes into the
 * outbox by the same commit, so that a crash between two transactions neither leaves out nor repeats anybody.
 */
async function tellEventGuests(plan: MessagePlan, facts: readonly EventFact[], ids: IdGenerator): Promise<NewMessage[]> {
  if (facts.length === 0) return [];
  const news = facts.flatMap(newsOf);
  const most = Math.ceil(MOST_GUESTS_AT_ONCE / news.length);
  const turns = await plan.guestsOf(news, most);
  await plan.enqueueFacts(
    news.flatMap((each, at) => (turns[at]!.length === most ? remainingNews(each, turns[at]!.at(-1)!, ids.next()) : [])),
  );
  return news.flatMap((each, at) => messagesAbout(each, turns[at]!));
}

/** Has those mailed whom a merchant writes to, a bounded number at a time as guests of a changed event are. */
async function tellReaders(plan: MessagePlan, facts: readonly AnnouncementFact[], ids: IdGenerator): Promise<NewMessage[]> {
  if (facts.length === 0) return [];
  const most = Math.ceil(MOST_GUESTS_AT_ONCE / facts.length);
  const turns = await plan.readersOf(
    facts.map(({ workspaceId, data: { announcementId: id, after } }) => ({ workspaceId, id, after })),
    most,
  );
  await plan.enqueueFacts(
    facts.flatMap((fact, at) => (turns[at]!.length === most ? remainingAnnouncement(fact, turns[at]!.at(-1)!, ids.next()) : [])),
  );
  return facts.flatMap((fact, at) => announcementMessagesOf(fact, turns[at]!));
}
