export { BOOK, bookingParameters } from './book-seats';
export * from './postgres-confirmations';
export * from './postgres-guest-list';
export * from './postgres-registration-reader';
export * from './postgres-seat-booking';
export * from './postgres-text-countries';
export * from './registration-tx';
