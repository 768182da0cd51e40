export * from './domain/store-profile';
