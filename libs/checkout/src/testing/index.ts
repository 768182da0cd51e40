export * from './checkout-model.contract';
export * from './checkout-work.contract';
export * from './checkout-world';
export * from './checkout.builder';
export * from './in-memory-checkouts';
export * from './in-memory-holds';
export * from './scene.builder';
export * from './timed-checkouts';
