import { Controller, Get, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import { read } from '@svc/http';
import { NotFound } from '@svc/kernel';
import { TicketDocuments } from '@svc/notifications';
import type { TicketView } from '@svc/ticketing';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { inChosenLanguage, TicketErrorFilter, sendPage } from '../page';
import { pageLocaleOf } from '../page-locale';
import { ByLink, type PageLink } from '../page-visitor';
import { sendFile } from '../send-file';
import { calendarOf, sheetsOf } from './ticket-files';
import { OWN_TICKET_NEWS, ownTicketOf } from './own-ticket';
import { ticketPage } from './ticket-page';
import { TicketPasses } from './ticket-passes';
import { TicketPageLoader } from './ticket-page-loader';

/** `part`: the print file of a group that has many seats (D-106). */
const printQuery = z.object({ part: z.coerce.number().int().min(1).max(10_000).default(1) });
/** `done`: outcome of the action just taken. */
const shownQuery = z.object({ done: z.enum(OWN_TICKET_NEWS).optional().catch(undefined) });

/** Guest's ticket for the holder of its link: the page, the PDF, the calendar entry and the passes (D-1a). */
@Controller(':workspace/t/:ref')
@UseFilters(TicketErrorFilter)
export class HostedTicketsController {
  constructor(
    private readonly loader: TicketPageLoader,
    private readonly documents: TicketDocuments,
    private readonly passes: TicketPasses,
    private readonly links: TicketLinks,
    private readonly config: ServiceConfig,
  ) {}

  @Get()
  async show(
    @ByLink() link: PageLink,
    @Query(read(shownQuery)) { done }: z.output<typeof shownQuery>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { ticket, workspace } = await this.loader.open(link);
    sendPage(
      response,
      ticketPage(ticket, {
        ...(await this.loader.admissionOf(ticket)),
        links: this.links,
        own: ownTicketOf(ticket, workspace.settings.selfService.tickets, { done }),
        ...pageLocaleOf(request),
      }),
    );
  }

  @Get('ticket.pdf')
  async print(
    @ByLink() link: PageLink,
    @Query(read(printQuery)) { part }: z.output<typeof printQuery>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const sheets = sheetsOf(await this.openAdmitting(link), part, pageLocaleOf(request));
    if (sheets.seats.length === 0) throw new NotFound('ticket');
    sendFile(response, 'application/pdf', part === 1 ? 'ticket.pdf' : `tickets-${part}.pdf`, await this.documents.tickets(sheets));
  }

  @Get('invite.ics')
  async remember(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    const ticket = await this.openAdmitting(link);
    const file = calendarOf(ticket, this.pageOf(ticket, request), this.config.messaging.from, pageLocaleOf(request));
    sendFile(response, 'text/calendar; charset=utf-8; method=PUBLISH', 'invite.ics', this.documents.calendar(file));
  }

  @Get('ticket.pkpass')
  async addToApple(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { ticket } = await this.loader.open(link);
    const file = await this.passes.apple(ticket, this.pageOf(ticket, request), pageLocaleOf(request));
    sendFile(response, 'application/vnd.apple.pkpass', 'ticket.pkpass', file);
  }

  /** Redirects without a referrer, so that Google does not learn the address of the page. */
  @Get('google-wallet')
  async addToGoogle(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { ticket } = await this.loader.open(link);
    const address = this.passes.google(ticket, this.pageOf(ticket, request), pageLocaleOf(request));
    response
      .setHeader('Cache-Control', 'no-store')
      .setHeader('Referrer-Policy', 'no-referrer')
      .setHeader('X-Robots-Tag', 'noindex')
      .redirect(303, address);
  }

  /** Returns the address of the page for files taken along from it. */
  private pageOf({ merchant, seat }: TicketView, request: Request): string {
    return inChosenLanguage(request, this.links.page({ workspaceSlug: merchant.slug, ...seat }));
  }

  /** Opens a ticket that admits its guest; others have no files. */
  private async openAdmitting(link: PageLink): Promise<TicketView> {
    const { ticket } = await this.loader.open(link);
    if (!ticket.seat.code) throw new NotFound('ticket');
    return ticket;
  }
}
