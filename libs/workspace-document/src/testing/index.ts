// Contract suites
export { applying } from './applying';
export { documentWorkContract } from './document-work.contract';
export { itemWorkContract } from './item-work.contract';

// Fakes
export { InMemoryDocumentWork } from './in-memory-document';

// Builders
export { aDocument, anEvent, aProduct, aVariant } from './document.builder';
export { anItem, EVERY_SECTION, otherShown, shownField } from './items.builder';

// Helpers
export { exportedDocument } from './exported-document';
