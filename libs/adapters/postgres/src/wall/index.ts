export * from './sight';
export * from './wall-gap';
