// Use cases
export { ApplyDocument, type ApplyDocumentCommand } from './use-cases/apply-document';
export {
  ChangeItem,
  type ChangeItemCommand,
  type ChangePreview,
  CreateItem,
  type CreateItemCommand,
  DeleteItem,
} from './use-cases/change-item';
export type { ItemAnswer } from './use-cases/edit-session';
export { ExportDocument } from './use-cases/export-document';
export { type ItemName, ListItems, ReadItem } from './use-cases/list-items';
export { refuseUnfitSettings } from './use-cases/refuse-unfit-settings';
export { createReviewBody, ManageReviews, type ReviewView } from './use-cases/reviews';
export { ReadStorefrontDocument, type WriteStorefrontCommand, WriteStorefrontDocument } from './use-cases/storefront-document';

// Ports
export { type DocumentTx, DocumentUnitOfWork, type SectionStores, type WorkspaceLock, type WorkspaceRules } from './ports/document-tx';
export type { PartUses } from './ports/part-uses';
export type { ItemIdentity, OrderedThing, ThingIndex, ThingPageRequest } from './ports/thing-index';

// Rules
export { meansTheSame } from './domain/canonical';
export { DocumentTurns } from './domain/document-turns';
export { DocumentsBusy } from './domain/document.errors';
export type { ItemView } from './domain/item';
export { piecesOf } from './domain/json-pieces';
export { canLose, LOSABLE, type LostPart } from './domain/lost-parts';
export type { Uses } from './domain/parts-in-use';
export { type SectionPath, sectionPathOf, type Question } from './domain/references';
export type { DocumentItem, NestedRefs, Section } from './domain/section';
export { addressedAs, type ItemSection, SECTION_NAMES, SECTIONS } from './domain/sections';
export { SECTION_MEANINGS, workspaceDocument, workspaceDocumentJsonSchema } from './domain/workspace-document';
