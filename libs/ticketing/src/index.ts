export * from './domain/check-event';
export * from './domain/event.item';
export * from './domain/spell-out-event';
export * from './domain/ticket-type.item';
export * from './ports/event-store';
export * from './domain/retarget-event';
