export * from './recording-delivery-plan';
