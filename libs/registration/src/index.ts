export * from './domain/registration';
