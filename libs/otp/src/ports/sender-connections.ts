import { type AuditTrail, UnitOfWork } from '@svc/kernel';
import type { CodeDelivery } from '../domain/challenge';
import type { CodeTemplate } from '../domain/code-template';
import type { SealedConnection, SenderConnection, StoredConnection } from '../domain/sender-connection';
import type { DeliveryReport } from '../domain/decide-delivery';

/** The credentials of workspaces' own numbers, decrypted. Nobody but senders, and those who read callbacks, is given the values. */
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

/** The owner of a number: a workspace, or the service's, whose provider knows nothing of workspaces. */
export type NumberOwner = { workspaceId: string } | 'frontdesk';

/** What is known of a message that a live challenge went out with. */
export interface SentMessage {
  workspaceId: string;
  challengeId: string;
  providerRef: string;
  delivery?: CodeDelivery;
}

export interface DeliveryStore {
  /** Locks, until the transaction ends, the messages among them that this number sent, and answers them. */
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

/** A callback as it came. */
export interface DeliveryCallback {
  /** The public address that it came to, with its query: some sign it. */
  url: string;
  /** Byte by byte. */
  raw: Buffer;
  headers: Readonly<Record<string, string | undefined>>;
}

/** Reads what the providers of numbers tell of messages. */
export abstract class DeliveryReports {
  /** Whether callbacks of this connection can be distinguished from forged ones: its secret for them is set. */
  abstract canRead(connection: SenderConnection): boolean;
  /**
   * The reports, in their order; nothing when it is of other things.
   * @throws CallbackForged unless the provider has signed it; InvalidInput when it cannot be read
   */
  abstract read(connection: SenderConnection, callback: DeliveryCallback): DeliveryReport[];
}
