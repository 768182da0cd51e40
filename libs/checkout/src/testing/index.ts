export * from './scene.builder';
