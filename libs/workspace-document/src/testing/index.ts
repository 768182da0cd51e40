export { aDocument, anEvent, aProduct, aVariant } from './document.builder';
export { documentWorkContract, type DocumentPlace } from './document-work.contract';
export { InMemoryDocumentWork } from './in-memory-document';
