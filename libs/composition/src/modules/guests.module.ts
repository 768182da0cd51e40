import {
  bindCancellationTx,
  bindRegistrationTx,
  CommittedJobs,
  OutboxNotifier,
  PostgresCancelledEvents,
  PostgresConfirmations,
  PostgresGuestList,
  PostgresRegistrationReader,
  PostgresSeatBooking,
  PostgresTextCountries,
  PostgresUnitOfWork,
  Sql,
} from '@svc/adapters/postgres';
import { EndForEvent, EndUnowedBalance } from '@svc/checkout';
import { Clock, IdGenerator } from '@svc/kernel';
import { CallOffForEvent } from '@svc/orders';
import {
  AdmitGuest,
  AskToGiveTicketAway,
  CheckInAttendee,
  Confirmations,
  DecideGuests,
  EndRegistrationForEvent,
  GiveBackOwnTicket,
  GiveTicketAway,
  GuestList,
  ReadGivingTerms,
  PreviewRegistration,
  RegisterForFreeEvent,
  RegisterForMerchant,
  RegistrationChanges,
  ReopenRegistration,
  RegistrationReader,
  RegistrationUnitOfWork,
  CorrectGuest,
  ChangeTicketType,
  ReissueTicket,
  RenameOwnTicket,
  ResendOwnTicket,
  SeatBooking,
  TextCountries,
  UndoCheckIn,
} from '@svc/registration';
import { Module } from '@nestjs/common';
import { ConfirmationCodes } from '@svc/contracts';
import {
  CancelEvent,
  CancelEventDay,
  CancellationUnitOfWork,
  CancelledEvents,
  type DependantName,
  EndCancelledEvent,
  type EndingCancellation,
  type EventDependant,
  EventDependants,
  type EventName,
  TicketSigner,
} from '@svc/ticketing';
import { construct, provide } from '../provide';
import { CheckoutModule } from './checkout.module';
import { OrdersModule } from './orders.module';
import { TicketingModule } from './ticketing.module';

const useCases = [
  construct(RegisterForFreeEvent, RegistrationReader, SeatBooking, Confirmations, IdGenerator, TextCountries),
  construct(RegisterForMerchant, RegistrationReader, RegistrationUnitOfWork, Confirmations, IdGenerator, TextCountries),
  construct(PreviewRegistration, RegistrationReader, IdGenerator, TextCountries),
  construct(DecideGuests, RegistrationChanges, Clock),
  construct(EndRegistrationForEvent, RegistrationUnitOfWork, IdGenerator, Clock),
  construct(CheckInAttendee, RegistrationUnitOfWork, Clock),
  construct(UndoCheckIn, RegistrationUnitOfWork),
  construct(CorrectGuest, RegistrationUnitOfWork, IdGenerator),
  construct(ReissueTicket, RegistrationUnitOfWork, IdGenerator),
  construct(ReopenRegistration, RegistrationUnitOfWork, IdGenerator, Clock),
  construct(ChangeTicketType, RegistrationUnitOfWork, IdGenerator, Clock),
  construct(RenameOwnTicket, RegistrationUnitOfWork, IdGenerator),
  construct(GiveBackOwnTicket, RegistrationChanges, Clock),
  construct(ReadGivingTerms, RegistrationUnitOfWork),
  construct(AskToGiveTicketAway, RegistrationUnitOfWork, ConfirmationCodes, IdGenerator, Clock),
  construct(GiveTicketAway, RegistrationUnitOfWork, ConfirmationCodes, IdGenerator, Clock),
  construct(ResendOwnTicket, RegistrationUnitOfWork, Confirmations, IdGenerator, Clock),
];

/** Guests: registering, and a merchant's decisions about them. */
@Module({
  providers: [
    provide(RegistrationReader, [Sql], (sql) => new PostgresRegistrationReader(sql)),
    provide(SeatBooking, [Sql, OutboxNotifier], (sql, notifier) => new PostgresSeatBooking(sql, notifier)),
    provide(Confirmations, [Sql, OutboxNotifier], (sql, notifier) => new PostgresConfirmations(sql, notifier)),
    provide(
      RegistrationUnitOfWork,
      [Sql, IdGenerator, OutboxNotifier],
      (sql, ids, notifier) => new PostgresUnitOfWork(sql, (sql) => bindRegistrationTx(sql, ids), notifier),
    ),
    provide(TextCountries, [Sql], (sql) => new PostgresTextCountries(sql)),
    construct(RegistrationChanges, RegistrationUnitOfWork, IdGenerator),
    ...useCases,
  ],
  exports: useCases.map(({ provide: token }) => token),
})
export class RegistrationModule {}

const guests = [
  provide(GuestList, [Sql], (sql) => new PostgresGuestList(sql)),
  construct(AdmitGuest, GuestList, TicketSigner, CheckInAttendee, Clock),
];

/** Guests: search and check-in by a merchant, with decisions about them. */
@Module({
  imports: [RegistrationModule, TicketingModule],
  providers: guests,
  exports: [RegistrationModule, TicketingModule, ...guests.map(({ provide: token }) => token)],
})
export class GuestsModule {}

/** Ends what depends on a cancelled event by the context that has it. */
class DependantsByContext extends EventDependants {
  constructor(
    private readonly checkouts: EndForEvent,
    private readonly registrations: EndRegistrationForEvent,
    private readonly orders: CallOffForEvent,
    private readonly balances: EndUnowedBalance,
  ) {
    super();
  }

  async end(
    kind: EventDependant,
    { workspaceId, mode, id, eventId }: DependantName & EventName,
    choices: EndingCancellation,
  ): Promise<void> {
    const owner = { workspaceId, mode };
    if (kind === 'checkout') await this.checkouts.execute({ ...owner, checkoutId: id });
    if (kind === 'registration') await this.registrations.execute({ ...owner, by: { registrationId: id } }, choices);
    if (kind !== 'order') return;
    await this.orders.execute({ ...owner, orderId: id, eventId }, choices);
    await this.balances.execute({ ...owner, orderId: id });
  }
}

/** Cancelling events: the state, and the end of what depends on it. */
@Module({
  imports: [CheckoutModule, RegistrationModule, OrdersModule],
  providers: [
    provide(
      CancellationUnitOfWork,
      [Sql, IdGenerator, OutboxNotifier, CommittedJobs],
      (sql, ids, notifier, jobs) => new PostgresUnitOfWork(sql, (sql) => bindCancellationTx(sql, ids), notifier, jobs),
    ),
    provide(CancelledEvents, [Sql, IdGenerator], (sql, ids) => new PostgresCancelledEvents(sql, ids)),
    provide(
      EventDependants,
      [EndForEvent, EndRegistrationForEvent, CallOffForEvent, EndUnowedBalance],
      (...contexts) => new DependantsByContext(...contexts),
    ),
    construct(CancelEvent, CancellationUnitOfWork, IdGenerator, Clock),
    construct(CancelEventDay, CancellationUnitOfWork, IdGenerator, Clock),
    provide(EndCancelledEvent, [CancelledEvents, EventDependants], (events, dependants) => new EndCancelledEvent(events, dependants)),
  ],
  exports: [CancelEvent, CancelEventDay, CancelledEvents, EndCancelledEvent],
})
export class EventCancellationModule {}
