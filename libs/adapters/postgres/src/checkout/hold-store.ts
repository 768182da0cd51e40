import { decideLapsed, type HoldingSession, type HoldMove, type HoldStore, type Shortage } from '@svc/checkout';
import type { CheckoutName } from '@svc/payments';
import type { EntityManager } from 'typeorm';

/** As often as another session may have lapsed meanwhile whose holds are given back. */
export const MOST_TAKES = 3;

/** What `take_holds_v2` answers. */
export interface Taken {
  short: Shortage[];
  /** Those that hold some of what was wanted, and whose time is over. */
  ended: HoldingSession[];
}

/** What checkouts take, within one transaction: by functions of one statement each, so that nobody waits for counters over a round trip. */
export class PostgresHoldStore implements HoldStore {
  constructor(private readonly manager: EntityManager) {}

  async take(name: CheckoutName, moves: readonly HoldMove[], now: Date): ReturnType<HoldStore['take']> {
    let lapsed: HoldingSession[] = [];
    for (let takes = 1; ; takes += 1) {
      const { short, ended } = await this.tryTaking(name, moves, now, lapsed);
      lapsed = decideLapsed(ended, now);
      if (lapsed.length === 0 || takes === MOST_TAKES) return { short };
    }
  }

  private async tryTaking({ workspaceId, mode, checkoutId }: CheckoutName, moves: readonly HoldMove[], now: Date, lapsed: HoldingSession[]): Promise<Taken> {
    const [row] = await this.manager.query<[{ taken: Taken }]>(`select take_holds_v2($1, $2, $3, $4, $5, $6) as taken`, [
      workspaceId, mode, checkoutId, JSON.stringify(moves), now, JSON.stringify(lapsed),
    ]);
    return row.taken;
  }

  async convert({ workspaceId, mode, checkoutId }: CheckoutName): Promise<void> {
    await this.manager.query(`select convert_holds($1, $2, $3)`, [workspaceId, mode, checkoutId]);
  }

  async release({ workspaceId, mode, checkoutId }: CheckoutName): Promise<void> {
    await this.manager.query(`select release_holds($1, $2, $3)`, [workspaceId, mode, checkoutId]);
  }
}
