export { PostgresConfirmations, PostgresTextCountries } from './confirmations';
export { PostgresGuestList } from './guest-list';
export { PostgresRegistrationReader } from './registration-reader';
export { bindRegistrationTx } from './registration-tx';
export { PostgresSeatBooking } from './seat-booking';
