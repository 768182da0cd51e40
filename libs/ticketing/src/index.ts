// Use cases
export { CancelEvent, cancelEventWithin } from './use-cases/cancel-event';
export { CancelEventDay } from './use-cases/cancel-event-day';
export { type CancelledTicketType, cancelTicketTypesWithin, previewTicketTypes } from './use-cases/cancel-ticket-types';
export { cancellationJob, EndCancelledEvent, EVENT_CANCELLATION_QUEUE } from './use-cases/end-cancelled-event';
export { OpenTicket } from './use-cases/open-ticket';

// Ports
export {
  type CancellationTx,
  CancellationUnitOfWork,
  CancelledEvents,
  type CancelledName,
  type DayCancellationStore,
  type DayName,
  type DependantName,
  EVENT_DEPENDANTS,
  type EndingCancellation,
  type EventCancellationStore,
  type EventDependant,
  EventDependants,
  type EventName,
  type TicketTypeCancellationStore,
  type TicketTypeName,
} from './ports/event-cancellations';
export { OrderTicketsReader, QrCodes, type QrDrawing, QUIET_MODULES, TicketReader, TicketSigner } from './ports/tickets';
export { type WalletPass, WalletPasses } from './ports/wallet-passes';

// Rules
export {
  type Attendee,
  canBecome,
  type CounterChange,
  freedChanges,
  inLockOrder,
  isSeated,
  withNextTicket,
  SEATED,
  type SeatHolder,
  seatChanges,
} from './domain/attendee';
export {
  CANCELLATION_REFUNDS,
  type CancellableEvent,
  type CancellationCounts,
  type CancellationRefund,
  decideCancellation,
  endedFor,
  endingOf,
  type EventCancellation,
  type SeatsEndedBy,
} from './domain/event-cancellation';
export type { EventParts, TypesOfDay } from './domain/day-cancellation';
export { cancellationCounts, dayCancellationCounts, eventDayState, eventState } from './domain/event-state';
export { judgeApproval, showApproval } from './domain/approval-setting';
export { checkEvent, type SeatLimits, warnOfSeats } from './domain/check-event';
export { chooseTickets, codesUsed, findShortages, refuseQuantities, type TicketChoice } from './domain/choose-tickets';
export type { EventOnSale, EventRules, GivenCode, TierRules } from './domain/event-on-sale';
export { refuseApproval, waitsForApproval } from './domain/approval';
export { faultsOn, type GivenSeat, isBlank, isOfAge, judgeSeats, type SeatFault } from './domain/judge-seats';
export { isTierCancelled, isTransferOpen, refuseCancelled, refuseClosed, type SeatEnd, seatEndOf } from './domain/on-sale';
export { type PastStart, type StartClock, startsMovedToPast, warnOfPastStart } from './domain/times/past-starts';
export { warnOfTimes } from './domain/times/warn-of-times';
export { phasesInForce } from './domain/price-phases';
export { applies, ruleOn, TICKET_PATHS, TICKET_RULES, type TicketPath, type TicketRule } from './domain/rules-by-path';
export { judgeAnswers, readAnswers } from './domain/read-answers';
export {
  checkTicket,
  MAX_SERIAL,
  readTicketPayload,
  signedPayload,
  type Ticket,
  type TicketCheck,
  TicketKeyPair,
  unsignedPayload,
} from './domain/signed-ticket';
export { amountsOfEvent } from './domain/written-amounts';
export { SEAT_WAIVERS, type SeatWaiver, type TakenSeat, type TakenSeats, takeSeats } from './domain/take-seats';
export { personal, personName, ticketLine, type TicketLine, type TicketRequest, ticketRequest } from './domain/ticket-request';
export { warnOfSale } from './domain/warn-of-sale';
export { seatSettings } from './domain/ticketing-settings';
export { QuantityRefused, TicketReplaced } from './domain/ticketing.errors';
export { requireFree } from './domain/require-free';

// Views
export {
  type OrderTickets,
  type OrderTicketsSource,
  presentOrderTickets,
  type SeatView,
  type TicketCancellation,
  type TicketSource,
  type TicketView,
} from './domain/ticket.view';

// Items of the workspace document
export {
  eventDayItem,
  type EventItem,
  eventItem,
  type EventItemInput,
  retargetEvent,
  spellOutEvent,
  ticketTypeItem,
  type TicketTypeItemInput,
} from './domain/event.item';

// Parts of adapters
export { type Answers, emailAddress, type GivenAnswers, givenAnswers, isAnswered, normalisedEmail, phoneNumber } from '@svc/contracts';
