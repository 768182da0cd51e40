export * from './domain/offered-rails';
