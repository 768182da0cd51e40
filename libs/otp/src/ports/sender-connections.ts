import { type AuditTrail, UnitOfWork } from '@svc/kernel';
import type { CodeDelivery } from '../domain/challenge';
import type { CodeTemplate } from '../domain/code-template';
import type { SealedConnection, SenderConnection, StoredConnection } from '../domain/sender-connection';
import type { DeliveryReport } from '../domain/decide-delivery';

/** Credentials of workspaces' own numbers, decrypted. Only senders and readers of callbacks get the values. */
export abstract class SenderConnections {
  abstract of(workspaceId: string): Promise<StoredConnection | undefined>;
  /** Returns the templates, oldest first. */
  abstract templates(workspaceId: string): Promise<CodeTemplate[]>;
}

export interface ConnectionStore {
  /** Replaces the present connection; returns false when there was none. */
  put(connection: SealedConnection): Promise<boolean>;
  /** Returns the kind of the removed connection; undefined when there was none. */
  remove(workspaceId: string): Promise<SealedConnection['kind'] | undefined>;
}

export interface TemplateStore {
  /** Returns all templates of a workspace, oldest first, and locks them until the transaction ends. */
  hold(workspaceId: string): Promise<CodeTemplate[]>;
  put(templates: readonly CodeTemplate[]): Promise<void>;
  remove(template: Pick<CodeTemplate, 'workspaceId' | 'id'>): Promise<void>;
}

/** Owner of a number: a workspace, or the service, whose provider knows nothing of workspaces. */
export type NumberOwner = { workspaceId: string } | 'frontdesk';

/** Delivery state of the message of a live challenge. */
export interface SentMessage {
  workspaceId: string;
  challengeId: string;
  providerRef: string;
  delivery?: CodeDelivery;
}

export interface DeliveryStore {
  /** Locks, until the transaction ends, those of the messages that this number sent, and returns them. */
  hold(owner: NumberOwner, providerRefs: readonly string[]): Promise<SentMessage[]>;
  /** Writes the present delivery state of each. */
  put(codes: readonly SentMessage[]): Promise<void>;
}

export interface SenderTx {
  connections: ConnectionStore;
  templates: TemplateStore;
  deliveries: DeliveryStore;
  audit: AuditTrail;
}

/** Runs work on numbers, and on their providers' reports, in one transaction. */
export abstract class SenderUnitOfWork extends UnitOfWork<SenderTx> {}

/** A callback as it was received. */
export interface DeliveryCallback {
  /** Public address of the request, with its query: some providers sign it. */
  url: string;
  /** Byte by byte. */
  raw: Buffer;
  headers: Readonly<Record<string, string | undefined>>;
}

/** Reads the delivery reports of providers. */
export abstract class DeliveryReports {
  /** Returns true when callbacks of this connection can be verified: its secret for them is set. */
  abstract canRead(connection: SenderConnection): boolean;
  /**
   * Returns the reports, in their order; none for a callback about other things.
   * @throws CallbackForged unless the provider has signed it; InvalidInput when it cannot be read
   */
  abstract read(connection: SenderConnection, callback: DeliveryCallback): DeliveryReport[];
}
