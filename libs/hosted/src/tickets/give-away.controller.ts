import { Controller, Get, HttpStatus, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import { contextOf } from '@svc/http';
import {
  AskToGiveTicketAway,
  GiveTicketAway,
  type GiveTicketAwayCommand,
  type GivingRefusal,
  type NewHolder,
  ReadGivingTerms,
} from '@svc/registration';
import type { Request, Response } from 'express';
import { redirectTo, sendPage, TicketErrorFilter } from '../page';
import { pageLocaleOf } from '../page-locale';
import { ByLink, type PageLink } from '../page-visitor';
import { FormValues, readPostedForm } from '../posted-form';
import { CODE, HOLDER_FIELDS, holderOf, problemsOf } from './giving-form';
import { CHANGE, confirmGivingPage, givenPage, givingPage, type GivingView } from './giving-page';
import { ownTicketOf } from './own-ticket';
import { TicketPageLoader } from './ticket-page-loader';

type Seat = Omit<GiveTicketAwayCommand, 'holder'>;

/** Gives a ticket to another person for the holder of its link, in two steps: the recipient, and the code that was mailed (ADR 0067). */
@Controller(':workspace/t/:ref')
@UseFilters(TicketErrorFilter)
export class GiveAwayController {
  constructor(
    private readonly loader: TicketPageLoader,
    private readonly readTerms: ReadGivingTerms,
    private readonly ask: AskToGiveTicketAway,
    private readonly give: GiveTicketAway,
    private readonly links: TicketLinks,
    private readonly config: ServiceConfig,
  ) {}

  @Get('give-away')
  async show(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    const opened = await this.open(link, request, 'read');
    if (opened.isOpen) sendPage(response, givingPage(opened.view));
    else this.back(response, opened.view);
  }

  /** Sends a code for giving the ticket to this recipient; or shows the form with its problems, or for changes. */
  @Post('give-away')
  async takeHolder(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    const values = await readPostedForm(request, response, this.config.http.publicUrl);
    const { isOpen, view, seat } = await this.open(link, request, 'register', values);
    if (!isOpen) return this.back(response, view);
    if (values.has(CHANGE)) return sendPage(response, givingPage(view));
    const { holder, problems } = holderOf(values, view.terms, view.words);
    if (problems) return this.showAgain(response, { ...view, problems });
    const result = await this.ask.execute({ ...seat, holder });
    if (!('email' in result)) return this.refuse(response, view, result);
    const isSent = result.outcome === 'sent';
    const { tooMany } = view.words.ownTicket.giveAway.confirm;
    sendPage(
      response,
      confirmGivingPage({ ...view, holder, email: result.email, sent: isSent, problems: isSent ? [] : [{ message: tooMany }] }),
      isSent ? HttpStatus.OK : HttpStatus.TOO_MANY_REQUESTS,
    );
  }

  /** Gives the ticket away when the code belongs to exactly this transfer. */
  @Post('give-away/confirm')
  async takeCode(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    const values = await readPostedForm(request, response, this.config.http.publicUrl);
    const { isOpen, view, seat } = await this.open(link, request, 'register', values);
    if (!isOpen) return this.back(response, view);
    const { holder, problems } = holderOf(values, view.terms, view.words);
    if (problems) return this.showAgain(response, { ...view, problems });
    const { confirm } = view.words.ownTicket.giveAway;
    const askAgain = (email: string, message: string) =>
      sendPage(
        response,
        confirmGivingPage({ ...view, holder, email, sent: false, problems: [{ name: CODE, message }] }),
        HttpStatus.UNPROCESSABLE_ENTITY,
      );
    if (!values.has(CODE)) return askAgain(view.terms.record.email ?? '', confirm.missing);
    await this.confirm(response, { view, seat, holder, code: values.text(CODE) }, askAgain);
  }

  /** Redirects from the address of the second step, opened or reloaded without its fields, to the first. */
  @Get('give-away/confirm')
  async backToForm(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    const {
      view: {
        ticket: { merchant, seat },
      },
    } = await this.open(link, request, 'read');
    redirectTo(response, this.links.doing({ workspaceSlug: merchant.slug, ...seat }, 'give-away'));
  }

  private async confirm(
    response: Response,
    { view, seat, holder, code }: { view: GivingView; seat: Seat; holder: NewHolder; code: string },
    askAgain: (email: string, message: string) => void,
  ): Promise<void> {
    const { confirm } = view.words.ownTicket.giveAway;
    const done = await this.give.execute({ ...seat, holder, code });
    if (!('email' in done)) return this.refuse(response, view, done);
    if (done.outcome === 'given') return sendPage(response, givenPage({ ...view, holder }));
    askAgain(done.email, confirm[done.outcome]);
  }

  private refuse(response: Response, view: GivingView, refusal: GivingRefusal): void {
    const { giveAway } = view.words.ownTicket;
    if (refusal.outcome === 'unfit')
      return this.showAgain(response, { ...view, problems: problemsOf(refusal.faults, view.terms, view.words) });
    if (refusal.outcome === 'holds_one')
      return this.showAgain(response, { ...view, problems: [{ name: HOLDER_FIELDS.email, message: giveAway.holdsOne }] });
    if (refusal.outcome === 'unreachable') return this.showAgain(response, view);
    this.back(response, view);
  }

  private showAgain(response: Response, view: GivingView): void {
    sendPage(response, givingPage(view), HttpStatus.UNPROCESSABLE_ENTITY);
  }

  /** Redirects to the ticket, which says that this can no longer be done. */
  private back(response: Response, { ticket: { merchant, seat } }: GivingView): void {
    redirectTo(response, `${this.links.page({ workspaceSlug: merchant.slug, ...seat })}&done=refused`);
  }

  /** @throws NotFound for unknown tickets and for wrong tokens alike (D-1a); TicketReplaced; RateLimited */
  private async open(
    link: PageLink,
    request: Request,
    rate: 'read' | 'register',
    values = new FormValues(new URLSearchParams()),
  ): Promise<{ isOpen: boolean; view: GivingView; seat: Seat }> {
    const { requestId } = contextOf(request);
    const { ticket, workspace } = await this.loader.open(link, rate);
    const { attendeeId, serial } = ticket.seat;
    const name = { workspaceId: workspace.id, mode: 'live' as const, attendeeId };
    const pageLocale = pageLocaleOf(request);
    return {
      isOpen: ownTicketOf(ticket, workspace.settings.selfService.tickets).giveAway,
      view: { ticket, terms: await this.readTerms.execute(name), links: this.links, values, problems: [], ...pageLocale },
      seat: { ...name, serial, language: pageLocale.locale, author: { requestId } },
    };
  }
}
