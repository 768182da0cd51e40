import {
  bindRegistrationTx,
  OutboxNotifier,
  PostgresConfirmations,
  PostgresGuestList,
  PostgresRegistrationReader,
  PostgresSeatBooking,
  PostgresTextCountries,
  PostgresUnitOfWork,
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
import { DataSource } from 'typeorm';
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
    provide(RegistrationReader, [DataSource], (source) => new PostgresRegistrationReader(source)),
    provide(SeatBooking, [DataSource, OutboxNotifier], (source, notifier) => new PostgresSeatBooking(source, notifier)),
    provide(Confirmations, [DataSource, OutboxNotifier], (source, notifier) => new PostgresConfirmations(source, notifier)),
    provide(
      RegistrationUnitOfWork,
      [DataSource, IdGenerator, OutboxNotifier],
      (source, ids, notifier) => new PostgresUnitOfWork(source, (manager) => bindRegistrationTx(manager, ids), notifier),
    ),
    provide(TextCountries, [DataSource], (source) => new PostgresTextCountries(source)),
    construct(RegistrationChanges, RegistrationUnitOfWork, IdGenerator),
    ...useCases,
  ],
  exports: useCases.map(({ provide: token }) => token),
})
export class RegistrationModule {}

const guests = [
  provide(GuestList, [DataSource], (source) => new PostgresGuestList(source)),
  construct(AdmitGuest, GuestList, TicketSigner, CheckInAttendee, Clock),
];

/** Guests: search and check-in by a merchant, with decisions about them. */
@Module({
  imports: [RegistrationModule, TicketingModule],
  providers: guests,
  exports: [RegistrationModule, TicketingModule, ...guests.map(({ provide: token }) => token)],
})
export class GuestsModule {}
