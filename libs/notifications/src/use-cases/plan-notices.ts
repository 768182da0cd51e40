import type { KnownFact } from '@svc/contracts';
import type { Clock } from '@svc/kernel';
import { noticeOf } from '../domain/notices/notice';
import type { NoticePlan } from '../ports/notice-store';

/** Notes news to merchants that follow from facts, in the transaction that takes the facts from the outbox (D-156). */
export class PlanNotices {
  constructor(private readonly clock: Clock) {}

  async execute(plan: NoticePlan, facts: readonly KnownFact[]): Promise<void> {
    const live = facts.filter(({ mode }) => mode !== 'test');
    if (live.length === 0) return;
    const shops = await plan.shops([...new Set(live.map(({ workspaceId }) => workspaceId))]);
    if (shops.length === 0) return;
    const notices = live.flatMap((fact) => noticeOf(fact, shops, this.clock.now()) ?? []);
    if (notices.length > 0) await plan.insert(notices);
  }
}
