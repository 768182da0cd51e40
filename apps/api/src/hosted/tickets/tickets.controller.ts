import { Controller, Get, Inject, Param, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import { NotFound } from '@svc/kernel';
import { TicketDocuments } from '@svc/notifications';
import { OpenTicket, QrCodes, type TicketView } from '@svc/ticketing';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { read } from '../../edge';
import { PageErrorFilter, sendPage } from '../page';
import { speechOf } from '../speech-of';
import { calendarOf, sheetsOf } from './ticket-files';
import { ticketPage } from './ticket-page';

const ticketQuery = z.object({ t: z.string().max(100) });
type TicketQuery = z.output<typeof ticketQuery>;
interface TicketPath {
  workspace: string;
  ref: string;
}

/** A guest's ticket, for whoever has its link: the page, the PDF and the calendar entry (D-1a). */
@Controller(':workspace/t/:ref')
@UseFilters(PageErrorFilter)
export class HostedTicketsController {
  constructor(
    @Inject(OpenTicket) private readonly openTicket: OpenTicket,
    @Inject(TicketDocuments) private readonly documents: TicketDocuments,
    @Inject(QrCodes) private readonly codes: QrCodes,
    @Inject(TicketLinks) private readonly links: TicketLinks,
    @Inject(ServiceConfig) private readonly config: ServiceConfig,
  ) {}

  @Get()
  async show(@Param() path: TicketPath, @Query(read(ticketQuery)) query: TicketQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendPage(response, ticketPage(await this.open(path, query), { codes: this.codes, links: this.links, ...speechOf(request) }));
  }

  @Get('ticket.pdf')
  async print(@Param() path: TicketPath, @Query(read(ticketQuery)) query: TicketQuery, @Res() response: Response): Promise<void> {
    const pdf = await this.documents.tickets(sheetsOf(await this.openAdmitting(path, query)));
    send(response, 'application/pdf', 'ticket.pdf', pdf);
  }

  @Get('invite.ics')
  async remember(@Param() path: TicketPath, @Query(read(ticketQuery)) query: TicketQuery, @Res() response: Response): Promise<void> {
    const ticket = await this.openAdmitting(path, query);
    const page = this.links.page({ workspaceSlug: ticket.merchant.slug, ...ticket.seat });
    const file = calendarOf(ticket, page, this.config.messaging.from);
    send(response, 'text/calendar; charset=utf-8; method=PUBLISH', 'invite.ics', this.documents.calendar(file));
  }

  private open({ workspace, ref }: TicketPath, { t }: TicketQuery): Promise<TicketView> {
    return this.openTicket.execute({ workspaceSlug: workspace, ref, token: t });
  }

  /** There is nothing to take along of a seat that does not let in. */
  private async openAdmitting(path: TicketPath, query: TicketQuery): Promise<TicketView> {
    const ticket = await this.open(path, query);
    if (!ticket.seat.code) throw new NotFound('ticket');
    return ticket;
  }
}

function send(response: Response, type: string, name: string, body: Buffer | string): void {
  response.attachment(name);
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.end(body);
}
