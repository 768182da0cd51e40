import { idOf, type AuditedChange, type ErrorDetails } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import type { CatalogueFact } from '../domain/changes';
import { addressedAs, type ItemSection } from '../domain/sections';
import { ChangeItem, CreateItem, DeleteItem } from '../use-cases/change-item';
import { ListItems, ReadItem } from '../use-cases/list-items';
import { ReadStorefrontDocument, WriteStorefrontDocument } from '../use-cases/storefront-document';
import { aDocument } from './document.builder';
import { exportedDocument } from './exported-document';
import { applying, type DocumentFixture } from './applying';

export interface ItemFixture extends DocumentFixture {
  /** Returns the audit log of a workspace, oldest first. */
  auditOf(workspaceId: string): Promise<AuditedChange[]>;
  /** Returns the outbox of a workspace, oldest first. */
  factsOf(workspaceId: string): Promise<CatalogueFact[]>;
}

/** Creates an empty workspace for each test of a suite. Returns functions for single things in it. */
export function useItems(fixture: () => ItemFixture) {
  const by = OPERATOR;
  let workspaceId: string;
  const switchWorkspace = async () => {
    workspaceId = await fixture().makeWorkspace();
  };
  beforeEach(switchWorkspace);

  const idIn = (section: ItemSection, { ref }: { ref: string }) => idOf(addressedAs(section).prefix, ref)!;
  const look = (section: ItemSection, thing: { ref: string }) =>
    new ReadItem(fixture().work).execute({ workspaceId, section, id: idIn(section, thing) });
  const list = (section: ItemSection, request: { after?: string; limit?: number; identity?: string } = {}) =>
    new ListItems(fixture().work).execute({ workspaceId, section, limit: 100, ...request });
  const apply = (document: unknown, dryRun = false) => applying(fixture().work).execute({ workspaceId, document, dryRun });
  const faultsOf = (work: Promise<unknown>): Promise<Record<string, string>> =>
    work.then(
      () => ({}),
      ({ details }: { details?: ErrorDetails }) => details?.fields ?? {},
    );

  return {
    here: () => workspaceId,
    /** Switches the test to another, empty workspace. */
    switchWorkspace,
    /** Switches the test to this workspace, which need not exist. */
    switchTo: (id: string) => {
      workspaceId = id;
    },
    idIn,
    make: async (section: ItemSection, body: unknown) =>
      (await new CreateItem(fixture().work).execute({ workspaceId, section, by, body })).view,
    change: async (section: ItemSection, thing: { ref: string }, patch: unknown, ifMatch?: string) =>
      (await new ChangeItem(fixture().work).execute({ workspaceId, section, by, id: idIn(section, thing), patch, ifMatch })).view,
    read: async (section: ItemSection, thing: { ref: string }) => (await look(section, thing)).view,
    revisionOf: async (section: ItemSection, thing: { ref: string }) => (await look(section, thing)).revision,
    remove: (section: ItemSection, thing: { ref: string }, ifMatch?: string) =>
      new DeleteItem(fixture().work).execute({ workspaceId, section, by, id: idIn(section, thing), ifMatch }),
    list,
    byIdentity: async (section: ItemSection, identity: string) => (await list(section, { identity })).data[0]!,
    apply,
    filled: () => apply(aDocument()),
    exported: () => exportedDocument(fixture().work, workspaceId),
    writeStorefront: (body: unknown, mode: 'replace' | 'merge' = 'replace') =>
      new WriteStorefrontDocument(fixture().work).execute({ workspaceId, by, mode, body }),
    readStorefront: async () => (await new ReadStorefrontDocument(fixture().work).execute({ workspaceId })).storefront,
    audited: () => fixture().auditOf(workspaceId),
    facts: () => fixture().factsOf(workspaceId),
    faultsOf,
    /** Returns the paths of the faults of refused work, sorted; none when it succeeds. */
    faultPaths: async (work: Promise<unknown>) => Object.keys(await faultsOf(work)).sort(),
  };
}
