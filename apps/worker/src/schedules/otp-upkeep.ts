import { Inject, Injectable } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { SettleLeftCodes } from '@svc/otp';
import type { Upkeep } from './upkeep';

/** Settles codes that a process which is gone has left between charge and sending. */
@Injectable()
export class OtpUpkeep implements Upkeep {
  readonly name = 'settle-left-codes';
  readonly everyMs: number;

  constructor(
    @Inject(SettleLeftCodes) private readonly settling: SettleLeftCodes,
    @Inject(ServiceConfig) { waits }: ServiceConfig,
  ) {
    this.everyMs = waits.codeSweepMs;
  }

  /** Answers how many. */
  run(): Promise<number> {
    return this.settling.execute();
  }
}
