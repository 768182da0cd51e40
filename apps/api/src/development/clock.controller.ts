import { Controller, Get, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { parseOrRefuse } from '@svc/contracts';
import { ServiceClock } from '@svc/composition';
import { timestampOf } from '@svc/kernel';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { readJsonBody } from '../edge/json-body';
import { SeesEveryWorkspace } from '../edge';

const advanceBody = z.strictObject({
  advanceSeconds: z.int('Give whole seconds, forwards or backwards.').min(-315_360_000).max(315_360_000),
});

/** The clock of all processes, to be moved in development and tests (D-7). */
@SeesEveryWorkspace()
@Controller('dev/clock')
export class ClockController {
  constructor(@Inject(ServiceClock) private readonly clock: ServiceClock) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  read(): { now: string } {
    return { now: timestampOf(this.clock.now()) };
  }

  /** Answers when every process has had time to follow. */
  @Post()
  @HttpCode(200)
  async advance(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<{ now: string }> {
    const { advanceSeconds } = parseOrRefuse(advanceBody, await readJsonBody(request, response));
    await this.clock.advance(advanceSeconds);
    return this.read();
  }
}
