import { Module } from '@nestjs/common';
import { PostgresGuestList } from '@svc/adapters/postgres';
import { AdmitGuest, CheckInAttendee, GuestList } from '@svc/registration';
import { TicketSigner } from '@svc/ticketing';
import { DataSource } from 'typeorm';
import { construct, provide } from './provide';
import { RegistrationModule } from './registration.module';
import { TicketingModule } from './ticketing.module';

const guests = [provide(GuestList, [DataSource], (source) => new PostgresGuestList(source)), construct(AdmitGuest, GuestList, TicketSigner, CheckInAttendee)];

/** Guests as a merchant looks them up and lets them in at the door; with what decides about them. */
@Module({
  imports: [RegistrationModule, TicketingModule],
  providers: guests,
  exports: [RegistrationModule, TicketingModule, ...guests.map(({ provide: token }) => token)],
})
export class GuestsModule {}
