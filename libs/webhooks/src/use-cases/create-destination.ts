import type { Author, Clock, IdGenerator, SecretBox } from '@svc/kernel';
import { checkDestinationUrl } from '../domain/check-destination-url';
import { auditedDestination, MOST_DESTINATIONS, placeOfSecret, type WebhookDestination } from '../domain/destination';
import type { DestinationInput } from '../domain/destination.input';
import { SECRET_BYTES, secretOf } from '../domain/signature';
import { BadDestinationUrl, Conflict } from '../domain/webhook.errors';
import type { Randomness } from '../ports/randomness';
import type { WebhookUnitOfWork } from '../ports/webhook-tx';

export interface CreateDestinationCommand {
  workspaceId: string;
  by: Author;
  input: DestinationInput;
}

/** Makes a destination, and answers its secret, which is shown this once (part 6, D-77). */
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
    const destination = { ...input, workspaceId, id, secret: this.secretBox.seal(secret, placeOfSecret({ workspaceId, id })), createdAt: this.clock.now(), health: {} };
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
