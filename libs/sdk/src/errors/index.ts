export * from './by-code';
export * from './own';
export { type ErrorCode, type ErrorDetails, type Failure, StorefrontError } from './storefront-error';
