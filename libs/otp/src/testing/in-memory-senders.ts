import type { SecretBox } from '@svc/kernel';
import { InTurn, RecordingAuditTrail } from '@svc/kernel/testing';
import type { Challenge } from '../domain/challenge';
import type { CodeTemplate } from '../domain/code-template';
import { openConnection, type SealedConnection, type StoredConnection } from '../domain/sender-connection';
import { SenderConnections, SenderUnitOfWork, type NumberOwner, type SenderTx, type SentMessage } from '../ports/sender-connections';
import type { InMemoryOtp } from './in-memory-otp';

/**
 * In-memory numbers and templates, and the reported deliveries of the challenges of `otp`. Work runs one after another, and leaves no trace
 * when it fails.
 */
export class InMemorySenders extends SenderConnections {
  readonly audit = new RecordingAuditTrail();
  readonly work: SenderUnitOfWork = new (workingOn(this))();
  sealed: readonly SealedConnection[] = [];
  stored: readonly CodeTemplate[] = [];

  constructor(
    readonly box: SecretBox,
    readonly otp: InMemoryOtp,
  ) {
    super();
  }

  async of(workspaceId: string): Promise<StoredConnection | undefined> {
    const connection = this.sealed.find((each) => each.workspaceId === workspaceId);
    return connection && openConnection(connection, this.box);
  }

  async templates(workspaceId: string): Promise<CodeTemplate[]> {
    return this.stored
      .filter((each) => each.workspaceId === workspaceId)
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  }

  readonly tx: SenderTx = {
    connections: {
      put: async (connection) => {
        const others = this.sealed.filter(({ workspaceId }) => workspaceId !== connection.workspaceId);
        const wasSet = others.length < this.sealed.length;
        this.sealed = [...others, connection];
        return wasSet;
      },
      remove: async (workspaceId) => {
        const connection = this.sealed.find((each) => each.workspaceId === workspaceId);
        this.sealed = this.sealed.filter((each) => each !== connection);
        return connection?.kind;
      },
    },
    templates: {
      hold: (workspaceId) => this.templates(workspaceId),
      put: async (templates) => {
        this.stored = [...this.stored.filter((each) => !templates.some((template) => isSame(each, template))), ...templates];
      },
      remove: async (template) => {
        this.stored = this.stored.filter((each) => !isSame(each, template));
      },
    },
    deliveries: {
      hold: async (owner, refs) =>
        this.otp.challenges.filter((challenge) => isOf(challenge, owner) && refs.includes(challenge.providerRef ?? '')).map(sentCode),
      put: async (codes) => {
        for (const { workspaceId, challengeId: id, delivery } of codes)
          this.otp.replace({ workspaceId, mode: 'live', id }, (challenge) => ({ ...challenge, delivery }));
      },
    },
    audit: this.audit,
  };
}

const isSame = (one: Pick<CodeTemplate, 'workspaceId' | 'id'>, other: typeof one) =>
  one.workspaceId === other.workspaceId && one.id === other.id;

const isOf = ({ mode, sender, workspaceId }: Challenge, owner: NumberOwner): boolean =>
  mode === 'live' && (owner === 'frontdesk' ? sender === 'frontdesk' : sender === 'own' && workspaceId === owner.workspaceId);

const sentCode = ({ workspaceId, id, providerRef = '', delivery }: Challenge): SentMessage => ({
  workspaceId,
  challengeId: id,
  providerRef,
  delivery,
});

const workingOn = (memory: InMemorySenders) =>
  class extends SenderUnitOfWork {
    private readonly turns = new InTurn(() => {
      const { sealed, stored } = memory;
      return () => void Object.assign(memory, { sealed, stored });
    });

    run<T>(work: (tx: SenderTx) => Promise<T>): Promise<T> {
      return this.turns.run(() => work(memory.tx));
    }
  };
