export * from './checkout.builder';
export * from './scene.builder';
