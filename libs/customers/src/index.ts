export * from './domain/contact';
export * from './domain/customer-link';
export * from './domain/personal-file';
export * from './ports/contact-list';
export * from './ports/customer-tx';
export * from './use-cases/erase-contact';
export * from './use-cases/link-customer';
