import { Controller, Get, HttpStatus, Inject, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { nameOf, read } from '../../edge';
import { contextOf } from '../../edge/request-context';
import { CheckoutDesk, type PayOutcome } from '../checkout/checkout-desk';
import { addressOf } from '../checkout/page-address';
import { readForm, refuseCrossSite } from '../form-body';
import { FormValues } from '../form-values';
import { PageErrorFilter, sendPage } from '../page';
import { balancePage } from './balance-page';
import { balanceViewOf } from './balance-view';
import { BalanceVisits, type BalanceVisit } from './balance-visits';

const pageQuery = z.object({ t: z.string().max(100), way: z.string().max(20).optional() });
type PageQuery = z.output<typeof pageQuery>;
interface PagePath {
  workspace: string;
  ref: string;
}

/** Pipe for the names in the path; what can be none is not found. */
const place = { transform: ({ workspace, ref }: PagePath) => ({ workspace: name.transform(workspace, { type: 'param' }), ref: name.transform(ref, { type: 'param' }) }) };
const name = nameOf('page');
const NOTHING = new FormValues(new URLSearchParams());

/** What is left to be paid of an order: where buyers see it and pay it, as they pay a checkout (D-1a, D-11). */
@Controller(':workspace/b/:ref')
@UseFilters(PageErrorFilter)
export class HostedBalanceController {
  constructor(
    @Inject(BalanceVisits) private readonly visits: BalanceVisits,
    @Inject(CheckoutDesk) private readonly desk: CheckoutDesk,
    @Inject(ServiceConfig) private readonly config: ServiceConfig,
  ) {}

  @Get()
  async show(@Param(place) path: PagePath, @Query(read(pageQuery)) query: PageQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    const visit = await this.visit(path, query, request);
    await this.send(visit, response, { wantsOtherWay: query.way === 'other' });
  }

  @Post('pay')
  async pay(@Param(place) path: PagePath, @Query(read(pageQuery)) query: PageQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    refuseCrossSite(request, this.config.http.publicUrl);
    const values = new FormValues(await readForm(request, response));
    const visit = await this.visit(path, query, request, { begins: true });
    const outcome: PayOutcome = visit.paying ? await this.desk.pay(visit.paying, values) : 'ended';
    if (typeof outcome === 'string') response.redirect(HttpStatus.SEE_OTHER, addressOf(visit.common));
    else if ('goTo' in outcome) response.redirect(HttpStatus.SEE_OTHER, outcome.goTo);
    else await this.send(visit, response, outcome, outcome.values, outcome.status);
  }

  /** Who opens the address of the form, or a page of it once more, finds the page. */
  @Get('pay')
  async backToPage(@Param(place) path: PagePath, @Query(read(pageQuery)) query: PageQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    response.redirect(HttpStatus.SEE_OTHER, addressOf((await this.visit(path, query, request)).common));
  }

  /** Where the provider sends buyers, and where they ask whether their money has come. */
  @Get('return')
  async comeBack(@Param(place) path: PagePath, @Query(read(pageQuery)) query: PageQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    response.redirect(HttpStatus.SEE_OTHER, addressOf((await this.visit(path, query, request, { fresh: true })).common));
  }

  private async send(visit: BalanceVisit, response: Response, more: Parameters<CheckoutDesk['view']>[2] = {}, values = NOTHING, status = 200): Promise<void> {
    const paying = visit.paying && (await this.desk.view(visit.paying, values, more));
    sendPage(response, balancePage(balanceViewOf(visit, paying)), status);
  }

  private visit(path: PagePath, { t }: PageQuery, request: Request, how: { fresh?: boolean; begins?: boolean } = {}): Promise<BalanceVisit> {
    return this.visits.visit({ ...path, token: t, clientIp: contextOf(request).clientIp, acceptLanguage: request.headers['accept-language'] }, how);
  }
}
