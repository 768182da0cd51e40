export { aDocument, anEvent, aProduct, aVariant } from './document.builder';
export { applying, documentWorkContract, type DocumentPlace } from './document-work.contract';
export { exportedDocument } from './exported-document';
export { InMemoryDocumentWork } from './in-memory-document';
export { anItem, EVERY_SECTION, otherShown, shownField } from './items.builder';
export { itemWorkContract } from './item-work.contract';
