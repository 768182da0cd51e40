export { aDocument, anEvent, aProduct, aVariant } from './document.builder';
export { applying, documentWorkContract, type DocumentPlace } from './document-work.contract';
export { InMemoryDocumentWork } from './in-memory-document';
