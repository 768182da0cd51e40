// Contract suites
export { brandingReaderContract } from './branding-reader.contract';
export { contentReaderContract } from './content-reader.contract';
export { eventReaderContract } from './event-reader.contract';
export { lineLooksContract } from './line-looks.contract';

// Fakes
export { InMemoryBrandingReader } from './in-memory-branding-reader';
export { InMemoryContentReader } from './in-memory-content-reader';
export { InMemoryEventReader } from './in-memory-event-reader';

// Builders
export {
  aCatalogSource,
  aFieldSource,
  aFileSource,
  aFolderSource,
  aFormSource,
  aNoteSource,
  aPieceSource,
  aTableSource,
} from './content-source.builder';
export { anEventDaySource, anEventSource, aTicketTypeSource } from './event-source.builder';
export { aProductSource, aStore, aVariantSource } from './product-source.builder';
export { aStorefrontSource } from './storefront-source.builder';
