import { Inject, Injectable } from '@nestjs/common';
import { ForgetOldSignUps, TellRestocked } from '@svc/subscriptions';
import type { Upkeep } from './upkeep';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** What is done of subscriptions by itself: who waits is told of what is back, and old ones are forgotten. */
@Injectable()
export class SubscriptionUpkeep {
  readonly tasks: readonly Upkeep[];

  constructor(@Inject(TellRestocked) telling: TellRestocked, @Inject(ForgetOldSignUps) forgetting: ForgetOldSignUps) {
    this.tasks = [
      { name: 'tell-restocked', everyMs: 5 * SECOND_MS, run: () => telling.execute() },
      { name: 'forget-old-sign-ups', everyMs: HOUR_MS, run: () => forgetting.execute() },
    ];
  }
}
