export * from './event.builder';
export * from './event-on-sale.builder';
export * from './plain-ticket-signer';
export * from './ticket-signer.contract';
export * from './plain-qr-codes';
export * from './qr-codes.contract';
