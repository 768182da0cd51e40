import { OPERATOR } from '@svc/kernel/testing';
import type { DocumentUnitOfWork } from '../ports/document-tx';
import { ApplyDocument, type AppliedDocument, type ApplyDocumentCommand } from '../use-cases/apply-document';

/** Storage of workspaces, for one run of the contract. */
export interface DocumentFixture {
  work: DocumentUnitOfWork;
  /** Creates a workspace with settings only: Africa/Lagos, NGN and USD. Returns its id. */
  makeWorkspace(): Promise<string>;
}

/** Returns the use case with calls by the operator and without a key cache; sections are read in pages of `pageSize` items. */
export function applying(
  work: DocumentUnitOfWork,
  pageSize?: number,
): { execute(command: Omit<ApplyDocumentCommand, 'by'>): Promise<AppliedDocument> } {
  const apply = new ApplyDocument(work, { invalidate: () => undefined }, pageSize);
  return { execute: (command) => apply.execute({ ...command, by: OPERATOR }) };
}
