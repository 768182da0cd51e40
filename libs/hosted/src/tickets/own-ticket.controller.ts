import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import { contextOf } from '@svc/http';
import { NotFound } from '@svc/kernel';
import { GiveBackOwnTicket, type OwnTicketCommand, RenameOwnTicket, ResendOwnTicket } from '@svc/registration';
import { personName, type TicketView } from '@svc/ticketing';
import type { Request, Response } from 'express';
import { TicketErrorFilter, redirectTo, sendPage } from '../page';
import { pageLocaleOf } from '../page-locale';
import { ByLink, type PageLink } from '../page-visitor';
import { readPostedForm } from '../posted-form';
import { type OwnTicket, type OwnTicketNews, ownTicketOf } from './own-ticket';
import { giveBackPage } from './own-ticket-section';
import { ticketPage } from './ticket-page';
import { type OpenedTicket, TicketPageLoader } from './ticket-page-loader';

type Opened = OpenedTicket & { own: OwnTicket; command: OwnTicketCommand };

/** Actions of the holder of a ticket's link (ADR 0067); an action that is not allowed now leads back to the ticket, which says so. */
@Controller(':workspace/t/:ref')
@UseFilters(TicketErrorFilter)
export class OwnTicketController {
  constructor(
    private readonly loader: TicketPageLoader,
    private readonly rename: RenameOwnTicket,
    private readonly giveBack: GiveBackOwnTicket,
    private readonly resend: ResendOwnTicket,
    private readonly links: TicketLinks,
    private readonly config: ServiceConfig,
  ) {}

  @Post('rename')
  async takeName(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    const values = await readPostedForm(request, response, this.config.http.publicUrl);
    const { ticket, own, command } = await this.open(link, request);
    const { success, data: name = '' } = personName.min(1).safeParse(values.text('name'));
    if (own.rename && !success) {
      await this.showAgain(
        ticket,
        {
          ...own,
          entered: { name: values.text('name'), problem: { name: 'name', message: pageLocaleOf(request).words.ownTicket.rename.wrong } },
        },
        request,
        response,
      );
      return;
    }
    const outcome = own.rename ? await this.rename.execute({ ...command, name }) : 'refused';
    this.back(response, ticket, outcome === 'done' ? 'renamed' : 'refused');
  }

  @Post('resend')
  async sendAgain(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    await readPostedForm(request, response, this.config.http.publicUrl);
    const { ticket, own, command } = await this.open(link, request);
    if (own.resend) await this.resend.execute(command);
    this.back(response, ticket, own.resend ? 'resent' : 'refused');
  }

  @Get('give-back')
  async askGiveBack(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { ticket, own } = await this.open(link, request, 'read');
    if (own.giveBack) sendPage(response, giveBackPage(ticket, this.links, pageLocaleOf(request)));
    else this.back(response, ticket);
  }

  @Post('give-back')
  async takeBack(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    await readPostedForm(request, response, this.config.http.publicUrl);
    const { ticket, own, command } = await this.open(link, request);
    const outcome = own.giveBack ? await this.giveBack.execute(command) : ticket.seat.status === 'cancelled' ? 'done' : 'refused';
    this.back(response, ticket, outcome === 'done' ? undefined : 'refused');
  }

  /** Redirects from the address of a form, opened or reloaded without its fields, to the ticket. */
  @Get(['rename', 'resend'])
  async backToTicket(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    this.back(response, (await this.open(link, request, 'read')).ticket);
  }

  /** @throws NotFound for unknown tickets and for wrong tokens alike (D-1a); RateLimited */
  private async open(link: PageLink, request: Request, rate: 'read' | 'register' = 'register'): Promise<Opened> {
    const { requestId } = contextOf(request);
    const { ticket, workspace } = await this.loader.open(link, rate);
    const { attendeeId, serial } = ticket.seat;
    if (workspace.slug !== ticket.merchant.slug) throw new NotFound('ticket');
    const command: OwnTicketCommand = { workspaceId: workspace.id, mode: 'live', attendeeId, serial, author: { requestId } };
    return { ticket, workspace, command, own: ownTicketOf(ticket, workspace.settings.selfService.tickets) };
  }

  private back(response: Response, { merchant, seat }: TicketView, news?: OwnTicketNews): void {
    const page = this.links.page({ workspaceSlug: merchant.slug, ...seat });
    redirectTo(response, news ? `${page}&done=${news}` : page);
  }

  private async showAgain(ticket: TicketView, own: OwnTicket, request: Request, response: Response): Promise<void> {
    sendPage(
      response,
      ticketPage(ticket, { ...(await this.loader.admissionOf(ticket)), links: this.links, own, ...pageLocaleOf(request) }),
      422,
    );
  }
}
