import type { Author, SecretBox } from '@svc/kernel';
import { placeOfSecret, type WebhookDestination } from '../domain/destination';
import { withNextSecret } from '../domain/destination-changes';
import { SECRET_BYTES, secretOf } from '../domain/signature';
import type { Randomness } from '../ports/randomness';
import type { ChangeDestination } from './change-destination';

export interface RotateSecretCommand {
  workspaceId: string;
  id: string;
  by: Author;
}

/** Makes the next secret of a destination, shown this once; until it is promoted both sign (D-71). */
export class RotateSecret {
  constructor(
    private readonly changeDestination: ChangeDestination,
    private readonly secretBox: SecretBox,
    private readonly randomness: Randomness,
  ) {}

  /** @throws NotFound */
  async execute(command: RotateSecretCommand): Promise<{ destination: WebhookDestination; secret: string }> {
    const secret = secretOf(this.randomness.bytes(SECRET_BYTES));
    const destination = await this.changeDestination.execute({ ...command, change: withNextSecret(this.secretBox.seal(secret, placeOfSecret(command))) });
    return { destination, secret };
  }
}
