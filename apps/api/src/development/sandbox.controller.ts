import { Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { presentCheckout, type StoreCheckoutSessionView } from '@svc/checkout';
import { SANDBOX_OUTCOMES } from '@svc/composition';
import { CheckoutLinks, parseOrRefuse, PAYMENT_RAILS } from '@svc/contracts';
import { nameParam, readJsonBody, ServesEveryWorkspace } from '@svc/http';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { SandboxBuyer } from './sandbox-buyer';

const playBody = z.strictObject({
  rail: z.enum(PAYMENT_RAILS, `Give one of ${PAYMENT_RAILS.join(', ')}.`),
  outcome: z.enum(SANDBOX_OUTCOMES, `Give one of ${SANDBOX_OUTCOMES.join(', ')}.`),
});

/** Simulates payments at the sandbox for scripts (docs/spec/around.md, "Development only"). */
@ServesEveryWorkspace()
@Controller('dev/sandbox/checkouts')
export class SandboxScriptController {
  constructor(
    private readonly door: SandboxBuyer,
    private readonly links: CheckoutLinks,
  ) {}

  @Post(':ref')
  @HttpCode(200)
  async play(
    @Param('ref', nameParam('checkout')) ref: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StoreCheckoutSessionView> {
    const { checkout, workspace } = await this.door.play(ref, parseOrRefuse(playBody, await readJsonBody(request, response)));
    return presentCheckout(checkout, { workspaceSlug: workspace.slug, links: this.links, access: 'full' });
  }
}
