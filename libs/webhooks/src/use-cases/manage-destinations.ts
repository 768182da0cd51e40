import { type Author, type Clock, type IdGenerator, NotFound, type SecretBox } from '@svc/kernel';
import { checkDestinationUrl } from '../domain/check-destination-url';
import {
  auditedDestination,
  BadDestinationUrl,
  clockOwnerOf,
  Conflict,
  type DestinationChange,
  MOST_DESTINATIONS,
  contextOfSecret,
  type WebhookDestination,
  withNextSecret,
} from '../domain/destination';
import type { DestinationInput } from '../domain/destination.input';
import { SECRET_BYTES, secretOf } from '../domain/signature';
import type { Randomness } from '../ports/randomness';
import type { WebhookUnitOfWork } from '../ports/webhook-tx';

export interface CreateDestinationCommand {
  workspaceId: string;
  by: Author;
  input: DestinationInput;
}

/** Creates a destination, and returns its secret, which is shown only this once (§6, D-77). */
export class CreateDestination {
  /** @param allowedHosts may be plain http and local (WEBHOOK_ALLOW_HOSTS) */
  constructor(
    private readonly unitOfWork: WebhookUnitOfWork,
    private readonly randomness: Randomness,
    private readonly secretBox: SecretBox,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly allowedHosts: readonly string[],
  ) {}

  /** @throws InvalidInput on an address that cannot be one; Conflict when the workspace has five */
  async execute({ workspaceId, by, input }: CreateDestinationCommand): Promise<{ destination: WebhookDestination; secret: string }> {
    const fault = checkDestinationUrl(input.url, this.allowedHosts);
    if (fault) throw new BadDestinationUrl(fault);
    const secret = secretOf(this.randomness.bytes(SECRET_BYTES));
    const id = this.ids.next();
    const destination = {
      ...input,
      workspaceId,
      id,
      secret: this.secretBox.seal(secret, contextOfSecret({ workspaceId, id })),
      createdAt: this.clock.now(),
      health: {},
    };
    await this.unitOfWork.run(async (tx) => {
      if ((await tx.destinations.countLocked(workspaceId)) >= MOST_DESTINATIONS) {
        throw new Conflict(`A workspace has at most ${MOST_DESTINATIONS} webhook destinations: delete one first.`);
      }
      await tx.destinations.insert(destination);
      await tx.audit.record(workspaceId, by, [auditedDestination(destination, 'create')]);
    });
    return { destination, secret };
  }
}

export interface ChangeDestinationCommand {
  workspaceId: string;
  id: string;
  by: Author;
  change: DestinationChange;
}

/** Fields that the audit log names; secrets by their names alone. */
const AUDITED = ['url', 'description', 'mode', 'events', 'maxPerSecond', 'disabled', 'secret', 'nextSecret'] as const;

/** Changes a destination by a rule of destination-changes.ts. */
export class ChangeDestination {
  /** @param allowedHosts may be plain http and local (WEBHOOK_ALLOW_HOSTS) */
  constructor(
    private readonly unitOfWork: WebhookUnitOfWork,
    private readonly clock: Clock,
    private readonly allowedHosts: readonly string[],
  ) {}

  /** @throws NotFound; InvalidInput on an address that cannot be one; the errors of the change itself */
  async execute({ workspaceId, id, by, change }: ChangeDestinationCommand): Promise<WebhookDestination> {
    return this.unitOfWork.run(async (tx) => {
      const destination = await tx.destinations.lock(id, workspaceId);
      if (!destination) throw new NotFound('webhook destination');
      const changed = change(destination, this.clock.now(clockOwnerOf(destination)));
      const fields = AUDITED.filter((field) => JSON.stringify(destination[field]) !== JSON.stringify(changed[field]));
      if (fields.includes('url')) this.checkUrl(changed.url);
      await tx.destinations.update(changed);
      if (changed.disabled && !destination.disabled) await tx.deliveries.hold(workspaceId, id);
      if (fields.length > 0) await tx.audit.record(workspaceId, by, [auditedDestination(changed, 'change', fields)]);
      return changed;
    });
  }

  private checkUrl(url: string): void {
    const fault = checkDestinationUrl(url, this.allowedHosts);
    if (fault) throw new BadDestinationUrl(fault);
  }
}

export interface RotateSecretCommand {
  workspaceId: string;
  id: string;
  by: Author;
}

/** Creates the next secret of a destination, shown only this once; until it is promoted both sign (D-71). */
export class RotateSecret {
  constructor(
    private readonly changeDestination: ChangeDestination,
    private readonly secretBox: SecretBox,
    private readonly randomness: Randomness,
  ) {}

  /** @throws NotFound */
  async execute(command: RotateSecretCommand): Promise<{ destination: WebhookDestination; secret: string }> {
    const secret = secretOf(this.randomness.bytes(SECRET_BYTES));
    const destination = await this.changeDestination.execute({
      ...command,
      change: withNextSecret(this.secretBox.seal(secret, contextOfSecret(command))),
    });
    return { destination, secret };
  }
}

export interface DeleteDestinationCommand {
  workspaceId: string;
  id: string;
  by: Author;
}

/** Deletes a destination with the log of its deliveries; deliveries on their way still arrive. */
export class DeleteDestination {
  constructor(private readonly unitOfWork: WebhookUnitOfWork) {}

  /** @throws NotFound */
  async execute({ workspaceId, id, by }: DeleteDestinationCommand): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const destination = await tx.destinations.lock(id, workspaceId);
      if (!destination) throw new NotFound('webhook destination');
      await tx.destinations.remove(workspaceId, id);
      await tx.audit.record(workspaceId, by, [auditedDestination(destination, 'delete')]);
    });
  }
}
