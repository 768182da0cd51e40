export * from './event.builder';
export * from './plain-tickets';
export * from './ticket-signer.contract';
export * from './qr-codes.contract';
export * from './ticket-reader.contract';
export * from './plain-wallet-passes';
export * from './wallet-passes.contract';
