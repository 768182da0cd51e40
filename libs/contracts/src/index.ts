export * from './faults';
export * from './section';
export * from './shapes/common';
