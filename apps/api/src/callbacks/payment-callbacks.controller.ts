import { Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { idOf, NotFound } from '@svc/kernel';
import { ReceiveCallback } from '@svc/payments';
import type { Request, Response } from 'express';
import { headersOf, readRaw } from './read-raw';

/** Callbacks of payment providers: each account has an address of its own. They need no key, since the signature is verified. */
@Controller('v1/payments/callbacks')
export class PaymentCallbacksController {
  constructor(private readonly receiveCallback: ReceiveCallback) {}

  /** Responds as soon as the callback is stored (ADR 0028 r3). */
  @Post(':provider/:workspace/:mode')
  @HttpCode(200)
  async receive(
    @Param('provider') provider: string,
    @Param('workspace') workspaceRef: string,
    @Param('mode') mode: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ received: true }> {
    const workspaceId = idOf('wks', workspaceRef);
    if (!workspaceId || (mode !== 'live' && mode !== 'test')) throw new NotFound('address for callbacks');
    const account = { provider, workspaceId, mode } as const;
    await this.receiveCallback.checkAddress(account);
    const raw = await readRaw(request, response);
    await this.receiveCallback.execute({ ...account, raw, headers: headersOf(request) });
    return { received: true };
  }
}
