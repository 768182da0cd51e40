export * from './domain/registration';
export * from './domain/ticket-refused';
export * from './ports/guest-list';
export * from './ports/registration-tx';
export * from './use-cases/admit-guest';
export * from './use-cases/check-in';
export * from './use-cases/decide-guests';
export * from './use-cases/registrar';
