export * from './domain/event-catalogue';
export * from './domain/is-subscribed';
export * from './domain/webhook-event';
export * from './domain/webhook-event-of';
export * from './ports/delivery-plan';
export * from './use-cases/plan-deliveries';
