import {
  bindRegistrationTx,
  OutboxNotifier,
  PostgresConfirmations,
  PostgresGuestList,
  PostgresRegistrationReader,
  PostgresSeatBooking,
  PostgresTextCountries,
  PostgresUnitOfWork,
  Sql,
} from '@svc/adapters/postgres';
import { Clock, IdGenerator } from '@svc/kernel';
import {
  AdmitGuest,
  AskToGiveTicketAway,
  CheckInAttendee,
  Confirmations,
  DecideGuests,
  GiveBackOwnTicket,
  GiveTicketAway,
  GuestList,
  ReadGivingTerms,
  PreviewRegistration,
  RegisterForFreeEvent,
  RegisterForMerchant,
  RegistrationChanges,
  RegistrationReader,
  RegistrationUnitOfWork,
  ReissueTicket,
  RenameOwnTicket,
  ResendOwnTicket,
  SeatBooking,
  TextCountries,
  UndoCheckIn,
} from '@svc/registration';
import { Module } from '@nestjs/common';
import { ConfirmationCodes } from '@svc/contracts';
import { TicketSigner } from '@svc/ticketing';
import { construct, provide } from '../provide';
import { TicketingModule } from './ticketing.module';

const useCases = [
  construct(RegisterForFreeEvent, RegistrationReader, SeatBooking, Confirmations, IdGenerator, TextCountries),
  construct(RegisterForMerchant, RegistrationReader, RegistrationUnitOfWork, Confirmations, IdGenerator, TextCountries),
  construct(PreviewRegistration, RegistrationReader, IdGenerator, TextCountries),
  construct(DecideGuests, RegistrationChanges, Clock),
  construct(CheckInAttendee, RegistrationUnitOfWork, Clock),
  construct(UndoCheckIn, RegistrationUnitOfWork),
  construct(ReissueTicket, RegistrationUnitOfWork, IdGenerator),
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
