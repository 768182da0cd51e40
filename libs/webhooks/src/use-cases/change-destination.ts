import { NotFound, type Author, type Clock } from '@svc/kernel';
import { checkDestinationUrl } from '../domain/check-destination-url';
import { auditedDestination, clockOwnerOf, type WebhookDestination } from '../domain/destination';
import type { DestinationChange } from '../domain/destination-changes';
import { BadDestinationUrl } from '../domain/webhook.errors';
import type { WebhookUnitOfWork } from '../ports/webhook-tx';

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

  /** @throws NotFound; InvalidInput on an address that cannot be one; what the change itself throws */
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
