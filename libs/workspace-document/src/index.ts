export { ApplyDocument, type AppliedDocument, type ApplyDocumentCommand } from './use-cases/apply-document';
export { ExportDocument, type ExportedDocument } from './use-cases/export-document';
export { StaleRevision } from './domain/document.errors';
export type { DocumentPlan, PlannedItem } from './domain/plan-document';
export type { DocumentItem } from './domain/section';
export { SECTION_NAMES, type SectionName } from './domain/sections';
export { workspaceDocument, workspaceDocumentJsonSchema } from './domain/workspace-document';
export { DocumentUnitOfWork, type DocumentTx, type SectionStores } from './ports/document-tx';
