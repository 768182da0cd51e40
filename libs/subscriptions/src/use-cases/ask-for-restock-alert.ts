import { idOf, type Mode } from '@svc/kernel';
import { decideRestockAlert } from '../domain/decide-restock-alert';
import type { RestockAlertRequest } from '../domain/sign-up-request';
import type { StoreSignUpView } from '../domain/sign-up.view';
import type { SubscriptionSource } from '../domain/subscription';
import type { RestockShelf } from '../ports/restock-shelf';
import type { SignUps } from './sign-ups';

export interface AskForRestockAlertCommand {
  workspaceId: string;
  mode: Mode;
  /** Of the product. */
  slug: string;
  request: RestockAlertRequest;
  source: SubscriptionSource;
}

/** Takes somebody's wish to be told when a variant is back, which counts once the mail that it brings is answered. */
export class AskForRestockAlert {
  constructor(
    private readonly shelf: RestockShelf,
    private readonly signUps: SignUps,
  ) {}

  /** Throws what `decideRestockAlert` throws. */
  async execute({ workspaceId, mode, slug, request: { variantRef, email }, source }: AskForRestockAlertCommand): Promise<StoreSignUpView> {
    const awaited = decideRestockAlert(await this.shelf.find(workspaceId, slug, idOf(['var', 'pko'], variantRef)));
    return this.signUps.take({ workspaceId, mode, kind: 'restock', ...awaited, email, source });
  }
}
