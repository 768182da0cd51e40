import { Inject, Injectable } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { ForgetTestCodes, SettleLeftCodes } from '@svc/otp';
import type { Upkeep } from './upkeep';

const HOUR_MS = 3_600_000;

/** What is done of codes by itself: those that a dead process has left are settled, and those of test mode forgotten. */
@Injectable()
export class OtpUpkeep {
  readonly tasks: readonly Upkeep[];

  constructor(
    @Inject(SettleLeftCodes) settling: SettleLeftCodes,
    @Inject(ForgetTestCodes) forgetting: ForgetTestCodes,
    @Inject(ServiceConfig) { waits }: ServiceConfig,
  ) {
    this.tasks = [
      { name: 'settle-left-codes', everyMs: waits.codeSweepMs, run: () => settling.execute() },
      { name: 'forget-test-codes', everyMs: HOUR_MS, run: () => forgetting.execute() },
    ];
  }
}
