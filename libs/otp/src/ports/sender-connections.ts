import { UnitOfWork, type AuditTrail } from '@svc/kernel';
import type { CodeDelivery } from '../domain/challenge';
import type { CodeTemplate } from '../domain/code-template';
import type { SealedConnection, StoredConnection } from '../domain/sender-connection';

/** With what workspaces' own numbers are sent from, opened. Nobody but senders, and those who read callbacks, is given the values. */
export abstract class SenderConnections {
  abstract of(workspaceId: string): Promise<StoredConnection | undefined>;
  /** Oldest first. */
  abstract templates(workspaceId: string): Promise<CodeTemplate[]>;
}

export interface ConnectionStore {
  /** In place of the one that was there; false when there was none. */
  put(connection: SealedConnection): Promise<boolean>;
  /** Answers what it was; undefined when there was none. */
  remove(workspaceId: string): Promise<SealedConnection['kind'] | undefined>;
}

export interface TemplateStore {
  /** All of a workspace, oldest first; nobody else writes them until the transaction ends. */
  hold(workspaceId: string): Promise<CodeTemplate[]>;
  put(templates: readonly CodeTemplate[]): Promise<void>;
  remove(template: Pick<CodeTemplate, 'workspaceId' | 'id'>): Promise<void>;
}

/** Whose number it was: a workspace's own, or the service's, whose provider knows nothing of workspaces. */
export type NumberOwner = { workspaceId: string } | 'frontdesk';

/** What is known of a message that a live challenge went out with. */
export interface SentMessage {
  workspaceId: string;
  challengeId: string;
  providerRef: string;
  delivery?: CodeDelivery;
}

export interface DeliveryStore {
  /** Those of this number among them; nobody else tells of them until the transaction ends. */
  hold(owner: NumberOwner, providerRefs: readonly string[]): Promise<SentMessage[]>;
  /** Writes what is known of each now. */
  put(codes: readonly SentMessage[]): Promise<void>;
}

export interface SenderTx {
  connections: ConnectionStore;
  templates: TemplateStore;
  deliveries: DeliveryStore;
  audit: AuditTrail;
}

/** Runs work on numbers, and on what their providers tell, in one transaction. */
export abstract class SenderUnitOfWork extends UnitOfWork<SenderTx> {}
