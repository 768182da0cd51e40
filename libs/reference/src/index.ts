// Composition
export { ReferenceModule } from './reference.module';

// Contract documents
export { breakingChanges, type Contract } from './openapi/breaking-changes';
export { openApiDocument } from './openapi/openapi-document';
export { packContract, releasedFile, unpackContract } from './openapi/released-contract.mjs';
