import type { HoldMove, HoldStore } from '@svc/checkout';
import type { CheckoutName } from '@svc/payments';
import type { EntityManager } from 'typeorm';

/** What checkouts take, within one transaction: one statement each, so that nobody waits for counters over a round trip. */
export class PostgresHoldStore implements HoldStore {
  constructor(private readonly manager: EntityManager) {}

  async take({ workspaceId, mode, checkoutId }: CheckoutName, moves: readonly HoldMove[]): ReturnType<HoldStore['take']> {
    const [taken] = await this.manager.query<Awaited<ReturnType<HoldStore['take']>>[]>(`select take_holds($1, $2, $3, $4) as short`, [
      workspaceId, mode, checkoutId, JSON.stringify(moves),
    ]);
    return taken!;
  }

  async convert({ workspaceId, mode, checkoutId }: CheckoutName): Promise<void> {
    await this.manager.query(`select convert_holds($1, $2, $3)`, [workspaceId, mode, checkoutId]);
  }

  async release({ workspaceId, mode, checkoutId }: CheckoutName): Promise<void> {
    await this.manager.query(`select release_holds($1, $2, $3)`, [workspaceId, mode, checkoutId]);
  }
}
