import { Injectable } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { OpenMedia } from '@svc/content';
import { NotFound } from '@svc/kernel';
import { type TicketView, type WalletPass, WalletPasses } from '@svc/ticketing';
import { buffer } from 'node:stream/consumers';
import type { PageLocale } from '../page-locale';

/** Largest logo of a pass, which is a few centimetres wide, bytes. */
const MOST_LOGO_BYTES = 2 * 1024 * 1024;
const LOGO_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

/** Creates passes of valid tickets for the wallets of phones (ADR 0069). */
@Injectable()
export class TicketPasses {
  constructor(
    private readonly passes: WalletPasses,
    private readonly media: OpenMedia,
    private readonly config: ServiceConfig,
  ) {}

  /**
   * Returns the file for Apple Wallet.
   * @param url of the ticket's page
   * @throws NotFound for a ticket that is not valid, and where the service has no keys; Throttled
   */
  async apple(ticket: TicketView, url: string, pageLocale: PageLocale): Promise<Uint8Array> {
    const pass = this.passOf(ticket, url, pageLocale);
    if (!this.passes.wallets().includes('apple')) throw new NotFound('ticket');
    return this.passes.apple({ ...pass, logo: await this.logoOf(ticket) });
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
    const { name, colour, logoUrl } = merchant;
    return {
      days,
      holder,
      tier,
      ref,
      serial,
      code,
      colour,
      logoUrl,
      url,
      locale,
      merchant: name,
      title: event.title,
      seat: seats > 1 ? words.printedSeat(number, seats) : undefined,
      words: { when: words.when, where: words.where, online: words.online, ticket: words.ticket, name: words.name, ...words.pass },
    };
  }

  /** Returns the bytes of a logo that was uploaded here; a pass has no logo that is elsewhere, missing or not a picture. */
  private async logoOf({ merchant: { logoUrl, slug: workspaceSlug } }: TicketView): Promise<Uint8Array | undefined> {
    const place = `${this.config.http.publicUrl}/media/${workspaceSlug}/`;
    if (!logoUrl?.startsWith(place)) return undefined;
    const [ref = '', name = ''] = logoUrl.slice(place.length).split('/');
    try {
      const { file, read } = await this.media.execute({ workspaceSlug, ref, name });
      return LOGO_TYPES.includes(file.mimeType) && file.sizeBytes <= MOST_LOGO_BYTES ? await buffer(await read()) : undefined;
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
  }
}
