export * from './event.builder';
