import { Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { read, ServesEveryWorkspace } from '@svc/http';
import { idOf, NotFound } from '@svc/kernel';
import { ConfirmCallbackAddress, ReceiveDelivery, type CallbackAddress } from '@svc/otp';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { headersOf, readRaw } from './read-raw';

const parameter = z.string().max(200).optional();
const question = z.object({ 'hub.mode': parameter, 'hub.verify_token': z.string().max(1_000).optional(), 'hub.challenge': parameter });

/** Callbacks of number providers about codes: each number has an address of its own. They need no key, since the signature is verified. */
@ServesEveryWorkspace()
@Controller('v1/otp/callbacks/:kind/:owner')
export class OtpCallbacksController {
  constructor(
    private readonly receiveDelivery: ReceiveDelivery,
    private readonly confirmAddress: ConfirmCallbackAddress,
    private readonly config: ServiceConfig,
  ) {}

  /** Answers Meta's verification of the address. */
  @Get()
  @Header('Content-Type', 'text/plain; charset=utf-8')
  confirm(
    @Param('kind') kind: string,
    @Param('owner') owner: string,
    @Query(read(question)) verification: z.output<typeof question>,
  ): Promise<string> {
    return this.confirmAddress.execute(addressOf(kind, owner), {
      mode: verification['hub.mode'],
      verifyToken: verification['hub.verify_token'],
      challenge: verification['hub.challenge'],
    });
  }

  @Post()
  @HttpCode(200)
  async receive(
    @Param('kind') kind: string,
    @Param('owner') owner: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ received: true }> {
    const address = addressOf(kind, owner);
    await this.receiveDelivery.checkAddress(address);
    const raw = await readRaw(request, response);
    await this.receiveDelivery.execute(address, {
      url: this.config.http.publicUrl + request.originalUrl,
      raw,
      headers: headersOf(request),
    });
    return { received: true };
  }
}

/** @throws NotFound */
function addressOf(kind: string, owner: string): CallbackAddress {
  if (owner === 'frontdesk') return { kind, owner };
  const workspaceId = idOf('wks', owner);
  if (!workspaceId) throw new NotFound('address for callbacks');
  return { kind, owner: { workspaceId } };
}
