import type { KnownFact } from '@svc/contracts';
import type { IdGenerator, Job } from '@svc/kernel';
import { type ConfirmationFact, confirmationMessagesOf, isForConfirming } from '../domain/confirmation-messages-of';
import {
  type AlertFact,
  alertsOf,
  type FilesFullFact,
  filesFullMessagesOf,
  formMessagesOf,
  isFilesFull,
  isForMerchants,
  isSubmission,
  type SubmissionFact,
} from '../domain/merchant-messages-of';
import {
  buyerMessagesOf,
  isAboutMoney,
  isAboutOrder,
  isForSubscribers,
  moneyAlertsOf,
  type MoneyFact,
  subjectIdOf,
  subscriberMessagesOf,
  type SubscriptionFact,
} from '../domain/buyer-messages-of';
import { type AnnouncementFact, announcementMessagesOf, isAnnouncement, restOf } from '../domain/announcements/announcement';
import {
  type EventFact,
  isForAllGuests,
  isForGuests,
  messagesAbout,
  messagesOf,
  type NewMessage,
  newsOf,
  untold,
} from '../domain/messages-of';
import { type AttendeeFact, attendeeMessagesOf, attendeesOf, isForAttendees } from '../domain/attendee-messages-of';
import {
  formerMessagesOf,
  giverMessagesOf,
  holderMessagesOf,
  isAboutSeats,
  leftSeatsOf,
  type SeatFact,
  seatsOf,
} from '../domain/holder-messages-of';
import { notificationJob } from '../domain/message';
import type { MessagePlan, Owned } from '../ports/message-plan';

/** Writes, in the transaction that takes facts from the outbox, the messages that follow from them (D-83). */
export class PlanMessages {
  constructor(private readonly ids: IdGenerator) {}

  /** Answers the jobs to enqueue after the commit: one for each message that was not planned before. */
  async execute(plan: MessagePlan, facts: readonly KnownFact[]): Promise<Job[]> {
    const messages = [
      ...(await toGuests(plan, facts.filter(isForGuests))),
      ...(await tellEventGuests(plan, facts.filter(isForAllGuests), this.ids)),
      ...(await tellReaders(plan, facts.filter(isAnnouncement), this.ids)),
      ...(await toHolders(plan, facts.filter(isAboutSeats))),
      ...(await toAttendees(plan, facts.filter(isForAttendees))),
      ...(await toBuyers(plan, facts.filter(isAboutMoney))),
      ...(await toFormOwners(plan, facts.filter(isSubmission))),
      ...(await toFormKeepers(plan, facts.filter(isFilesFull))),
      ...(await toConfirming(plan, facts.filter(isForConfirming))),
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

/** Messages to whom seats were given, to whoever gave them, and to those who sat there. */
async function toHolders(plan: MessagePlan, facts: readonly SeatFact[]): Promise<NewMessage[]> {
  const owned = (idsOf: (fact: SeatFact) => readonly string[]) =>
    facts.flatMap((fact) => idsOf(fact).map((id): Owned => ({ workspaceId: fact.workspaceId, id })));
  const seats = owned(seatsOf);
  if (seats.length === 0) return [];
  const confirmed = facts.flatMap((fact) =>
    fact.type === 'ticket.given_away.v1' ? [{ workspaceId: fact.workspaceId, id: fact.data.confirmationId }] : [],
  );
  const givers = confirmed.length > 0 ? await plan.confirmations(confirmed) : [];
  const left = owned(leftSeatsOf);
  const former = left.length > 0 ? await plan.formerAttendees(left) : [];
  const holders = await plan.holders(seats);
  return facts.flatMap((fact) => [...holderMessagesOf(fact, holders), ...giverMessagesOf(fact, givers), ...formerMessagesOf(fact, former)]);
}

/** Messages to those who sit on seats that somebody else took. */
async function toAttendees(plan: MessagePlan, facts: readonly AttendeeFact[]): Promise<NewMessage[]> {
  if (facts.length === 0) return [];
  const owned = (idsOf: (of: ReturnType<typeof attendeesOf>) => readonly string[]) =>
    facts.flatMap((fact) => idsOf(attendeesOf(fact)).map((id): Owned => ({ workspaceId: fact.workspaceId, id })));
  const found = await plan.attendees({
    registrations: owned(({ registration }) => (registration === undefined ? [] : [registration])),
    orders: owned(({ order }) => (order === undefined ? [] : [order])),
    seats: owned(({ seats }) => seats),
  });
  return facts.flatMap((fact) => attendeeMessagesOf(fact, found));
}

/** Messages to buyers, and to the merchant about the same money. */
async function toBuyers(plan: MessagePlan, facts: readonly MoneyFact[]): Promise<NewMessage[]> {
  if (facts.length === 0) return [];
  const owned = (wanted: (fact: MoneyFact) => boolean) =>
    facts.filter(wanted).map((fact): Owned => ({ workspaceId: fact.workspaceId, id: subjectIdOf(fact) }));
  const buyers = await plan.buyers({
    orders: owned(isAboutOrder),
    refunds: owned(({ type }) => type === 'payment.returned.v1'),
    attempts: owned(({ type }) => type === 'payment.account_opened.v1'),
  });
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

async function toConfirming(plan: MessagePlan, facts: readonly ConfirmationFact[]): Promise<NewMessage[]> {
  if (facts.length === 0) return [];
  const addresses = await plan.confirmations(facts.map(({ workspaceId, data }) => ({ workspaceId, id: data.confirmationId })));
  return facts.flatMap((fact) => confirmationMessagesOf(fact, addresses));
}

async function toMerchants(plan: MessagePlan, facts: readonly AlertFact[]): Promise<NewMessage[]> {
  if (facts.length === 0) return [];
  const addresses = await plan.alertAddresses(facts.map(({ workspaceId }) => workspaceId));
  return facts.flatMap((fact) => alertsOf(fact, addresses));
}

function registrationOf({ workspaceId, data }: KnownFact): Owned[] {
  return 'registrationId' in data ? [{ workspaceId, id: data.registrationId }] : [];
}

/** Guests and buyers who are planned for in one transaction of the relay, of all events together. */
export const MOST_GUESTS_AT_ONCE = 500;

/**
 * Notifies guests and buyers of changes of their event, a bounded number at a time: for those who are left a further fact goes into the
 * outbox by the same commit, so that a crash between two transactions neither leaves out nor repeats anybody.
 */
export async function tellEventGuests(plan: MessagePlan, facts: readonly EventFact[], ids: IdGenerator): Promise<NewMessage[]> {
  if (facts.length === 0) return [];
  const news = facts.flatMap(newsOf);
  const most = Math.ceil(MOST_GUESTS_AT_ONCE / news.length);
  const turns = await plan.guestsOf(news, most);
  await plan.leave(news.flatMap((each, at) => (turns[at]!.length === most ? untold(each, turns[at]!.at(-1)!, ids.next()) : [])));
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
  await plan.leave(facts.flatMap((fact, at) => (turns[at]!.length === most ? restOf(fact, turns[at]!.at(-1)!, ids.next()) : [])));
  return facts.flatMap((fact, at) => announcementMessagesOf(fact, turns[at]!));
}
