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
import {
  type EventFact,
  type EventGuest,
  type EventNews,
  isForAllGuests,
  messagesAbout,
  messagesOf,
  type NewMessage,
  newsOf,
  remainingNews,
} from '../domain/messages-of';
import { type EventSchedule, isConcerned } from '../domain/schedule/concerned-guests';
import type { MessagePlan, Owned } from '../ports/message-plan';

/** Writes the messages that follow from facts, in the transaction that takes the facts from the outbox (D-83). */
export class PlanMessages {
  constructor(private readonly ids: IdGenerator) {}

  /** Returns the jobs to enqueue after the commit: one for each message that was not planned before. */
  async execute(plan: MessagePlan, facts: readonly KnownFact[]): Promise<Job[]> {
    const messages: NewMessage[] = [];
    const paid = owned(
      facts.filter(({ type, mode }) => type === 'checkout.paid.v1' && mode === 'live'),
      (fact) => [orderOf(fact)],
    );
    if (paid.length > 0) await plan.clearForPayers(paid);
    for (const planned of PLANNERS) messages.push(...(await planned(plan, facts, this.ids)));
    if (messages.length === 0) return [];
    const written = messages.map((message) => ({ ...message, id: this.ids.next() }));
    const inserted = new Set(await plan.insert(written));
    return written.filter(({ id }) => inserted.has(id)).map((message) => notificationJob(message));
  }
}

/** Returns the messages that follow from facts for one audience. */
type Planner = (plan: MessagePlan, facts: readonly KnownFact[], ids: IdGenerator) => Promise<NewMessage[]>;

/**
 * Returns a planner for one audience: it reads the people of all the facts at once, then writes each fact's messages to them. The table of
 * kinds lists the facts and the kinds they plan.
 */
function planner<Of extends Audience, One>(
  audience: Of,
  find: (plan: MessagePlan, facts: readonly FactFor<Of>[]) => Promise<readonly One[]>,
  messagesTo: (fact: FactFor<Of>, people: readonly One[]) => NewMessage[],
): Planner {
  return async (plan, facts) => {
    const relevant = facts.filter(isFor(audience));
    if (relevant.length === 0) return [];
    const people = await find(plan, relevant);
    return relevant.flatMap((fact) => messagesTo(fact, people));
  };
}

function orderOf(fact: KnownFact): string | undefined {
  return fact.type === 'checkout.paid.v1' ? fact.data.orderId : undefined;
}

/** Returns the subjects of facts, by their ids. */
function owned<Fact extends KnownFact>(facts: readonly Fact[], idsOf: (fact: Fact) => readonly (string | undefined)[]): Owned[] {
  return facts.flatMap((fact) => idsOf(fact).flatMap((id) => (id === undefined ? [] : [{ workspaceId: fact.workspaceId, id }])));
}

const PLANNERS: readonly Planner[] = [
  planner('guests', (plan, facts) => plan.addressees(owned(facts, ({ data }) => [data.registrationId])), messagesOf),
  (plan, facts, ids) => notifyEventGuests(plan, facts.filter(isForAllGuests), ids),
  (plan, facts, ids) => notifyReaders(plan, facts.filter(isFor('readers')), ids),
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

/** Most guests and buyers planned for in one transaction of the relay, over all events. */
export const MOST_GUESTS_AT_ONCE = 500;

/**
 * Notifies guests and buyers of changes of their event, a bounded number at a time. A further fact for the remaining ones enters the outbox
 * in the same commit, so that a crash between two transactions neither skips nor repeats anyone.
 */
async function notifyEventGuests(plan: MessagePlan, facts: readonly EventFact[], ids: IdGenerator): Promise<NewMessage[]> {
  if (facts.length === 0) return [];
  const news = facts.flatMap(newsOf);
  const most = Math.ceil(MOST_GUESTS_AT_ONCE / news.length);
  const turns = await plan.guestsOf(news, most);
  await plan.enqueueFacts(
    news.flatMap((each, at) => (turns[at]!.length === most ? remainingNews(each, turns[at]!.at(-1)!, ids.next()) : [])),
  );
  const moved = news.filter(({ news: kind }) => kind === 'rescheduled');
  const schedules = moved.length > 0 ? await plan.schedulesOf(moved.map(({ workspaceId, eventId: id }) => ({ workspaceId, id }))) : [];
  return news.flatMap((each, at) => messagesAbout(each, concernedBy(each, turns[at]!, schedules)));
}

/** Returns the guests who are to be notified: of a change those for whom something differs (D-148). */
function concernedBy(
  { workspaceId, eventId, news }: EventNews,
  guests: readonly EventGuest[],
  schedules: readonly EventSchedule[],
): EventGuest[] {
  const schedule = schedules.find(({ workspaceId: of, event }) => of === workspaceId && event.id === eventId);
  return guests.filter((guest) => news !== 'rescheduled' || !schedule || isConcerned(schedule, guest));
}

/** Returns the number of people whom a change of an event concerns, by their addresses, in the transaction that changes it (D-148). */
export async function countConcerned(
  plan: MessagePlan,
  { workspaceId, eventId }: { workspaceId: string; eventId: string },
): Promise<number> {
  const [schedule] = await plan.schedulesOf([{ workspaceId, id: eventId }]);
  if (!schedule) return 0;
  const people = new Set<string>();
  for (const who of ['guests', 'buyers', 'holders'] as const) {
    const news: EventNews = { workspaceId, eventId, news: 'rescheduled', who, cause: eventId };
    for (let page = await pageOf(plan, news); page.length > 0; page = await pageOf(plan, { ...news, after: page.at(-1)!.subjectId }))
      for (const guest of concernedBy(news, page, [schedule])) people.add(addressOf(guest));
  }
  return people.size;
}

/** Mails an announcement to its readers, a bounded number at a time, as `notifyEventGuests` does. */
async function notifyReaders(plan: MessagePlan, facts: readonly AnnouncementFact[], ids: IdGenerator): Promise<NewMessage[]> {
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

async function pageOf(plan: MessagePlan, news: EventNews): Promise<EventGuest[]> {
  const [guests = []] = await plan.guestsOf([news], MOST_GUESTS_AT_ONCE);
  return guests;
}

/** Returns the address by which people are counted, in lower case. */
const addressOf = ({ email, phone = '' }: EventGuest): string => email?.trim().toLowerCase() ?? phone;
