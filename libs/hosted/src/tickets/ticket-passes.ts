import { Injectable } from '@nestjs/common';
import { ReadPicture } from '@svc/content';
import { shopColour } from '@svc/contracts';
import { NotFound } from '@svc/kernel';
import { type TicketView, type WalletPass, WalletPasses } from '@svc/ticketing';
import type { PageLocale } from '../page-locale';

/** Creates passes of valid tickets for the wallets of phones (ADR 0069). */
@Injectable()
export class TicketPasses {
  constructor(
    private readonly passes: WalletPasses,
    private readonly pictures: ReadPicture,
  ) {}

  /**
   * Returns the file for Apple Wallet.
   * @param url of the ticket's page
   * @throws NotFound for a ticket that is not valid, and where the service has no keys; Throttled
   */
  async apple(ticket: TicketView, url: string, pageLocale: PageLocale): Promise<Uint8Array> {
    const pass = this.passOf(ticket, url, pageLocale);
    if (!this.passes.wallets().includes('apple')) throw new NotFound('ticket');
    const { logoUrl } = ticket.merchant;
    return this.passes.apple({ ...pass, logo: logoUrl === undefined ? undefined : await this.pictures.execute(logoUrl) });
  }

  /**
   * Returns the address at which Google saves it.
   * @param url of the ticket's page
   * @throws NotFound for a ticket that is not valid, and where the service has no keys
   */
  google(ticket: TicketView, url: string, pageLocale: PageLocale): string {
    return this.passes.google(this.passOf(ticket, url, pageLocale));
  }

  private passOf({ merchant, event, seat, seats }: TicketView, url: string, { locale, words: { ticket: words } }: PageLocale): WalletPass {
    const { code, number, days, holder, tier, ref, serial } = seat;
    if (code === undefined) throw new NotFound('ticket');
    const { name, logoUrl } = merchant;
    return {
      days,
      holder,
      tier,
      ref,
      serial,
      code,
      colour: shopColour(merchant),
      logoUrl,
      url,
      locale,
      merchant: name,
      title: event.title,
      seat: seats > 1 ? words.printedSeat(number, seats) : undefined,
      words: { when: words.when, where: words.where, online: words.online, ticket: words.ticket, name: words.name, ...words.pass },
    };
  }
}
