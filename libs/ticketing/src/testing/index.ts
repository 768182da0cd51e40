export * from './event.builder';
export * from './plain-ticket-signer';
export * from './ticket-signer.contract';
