// Use cases
export { ChangeTicketType, type ChangeTicketTypeCommand } from './use-cases/change-ticket-type';
export { CorrectGuest, type CorrectGuestCommand } from './use-cases/correct-guest';
export { GiveBackOwnTicket, type OwnTicketCommand, RenameOwnTicket, ResendOwnTicket } from './use-cases/change-own-ticket';
export { AdmitGuest, type AdmittedGuest, CheckInAttendee, UndoCheckIn } from './use-cases/check-in';
export { DecideGuests, RegistrationChanges } from './use-cases/decide-guests';
export { EndRegistrationForEvent } from './use-cases/end-for-event';
export {
  AskToGiveTicketAway,
  GiveTicketAway,
  type GiveTicketAwayCommand,
  type GivingRefusal,
  ReadGivingTerms,
} from './use-cases/give-ticket-away';
export { MOST_PREVIEWED_SEATS, PreviewRegistration } from './use-cases/preview-registration';
export { type GuestSource, RegisterForFreeEvent } from './use-cases/register-for-free-event';
export { RegisterForMerchant } from './use-cases/register-for-merchant';
export { ReissueTicket } from './use-cases/reissue-ticket';
export { ReopenRegistration } from './use-cases/reopen-registration';

// Ports
export { type GivingStore, HoldsAlready } from './ports/giving';
export {
  type DoorGuest,
  type GuestEvent,
  GuestList,
  type GuestQuery,
  type GuestRegistration,
  type GuestSeat,
  type QuestionedEvent,
  type TicketName,
} from './ports/guest-list';
export {
  type BookingOutcome,
  Confirmations,
  type Holding,
  type RegistrationContext,
  type RegistrationQuestion,
  RegistrationReader,
  type RepeatTimes,
  SeatBooking,
  type SeatPlan,
  TextCountries,
} from './ports/registering';
export type { AttendeeName, EventAttendee } from './domain/event-attendee';
export type { SeatExchange, SeatTypeStore } from './ports/seat-types';
export {
  type AdmissionStore,
  type AttendeeStore,
  NotBooked,
  type RegistrationName,
  type RegistrationStore,
  type RegistrationTx,
  RegistrationUnitOfWork,
  type RequestKey,
  type SeatCounts,
  type SeatsToBook,
} from './ports/registration-tx';

// Rules
export {
  type BoughtItem,
  type ChangingSeat,
  type SeatMove,
  type TypeChange,
  TypeNotChanged,
  type TypeTerms,
} from './domain/change-ticket-type';
export { type Admission, type DoorDay, type TicketDays } from './domain/admission-day';
export { detailsOf } from './domain/check-at-door';
export { decideRegistration, enrol, OVERRIDES, registrationRequest, TooManyRegistering } from './domain/decide-registration';
export type { SeatTimes } from './domain/late-approval';
export { type GivingTerms, type NewHolder, newHolder } from './domain/give-away';
export { AddressHoldsSeat } from './domain/correct-seat';
export { leadOf, type Registration } from './domain/registration';
export { NotReopened } from './domain/reopen';
export { type TicketSelfService, ticketSelfService } from './domain/registration-settings';

// Views
export { maskedEmail, maskedPhone, type StoreEventRegistrationView, storeEventRegistrationView } from './domain/registration.view';
