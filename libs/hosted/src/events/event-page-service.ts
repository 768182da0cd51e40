import { HttpStatus, Injectable } from '@nestjs/common';
import { AdmitVisitor, closingInForce, type VisitorRequest, type Workspace } from '@svc/access';
import { ServiceConfig } from '@svc/composition';
import { foldCode, parseOrRefuse } from '@svc/contracts';
import { storeProfileOf } from '@svc/http';
import { Clock } from '@svc/kernel';
import { type GuestSource, RegisterForFreeEvent, registrationRequest } from '@svc/registration';
import { Moment, ReadEventPage } from '@svc/storefront';
import { refusalOfForm } from '../form-refusal';
import type { FormValues } from '../posted-form';
import { brandOf } from '../page';
import { pageLocaleFor } from '../page-locale';
import type { PageEntry } from '../page-visitor';
import type { EventPageRequest, FormOutcome } from './event-page-request';
import { chosenApart, nothingChosen, tooManySeats } from './event-page-view';
import { explainRefusal } from './explain-refusal';
import { CODE } from './field-names';
import { findMissing } from './find-missing';
import { requestOf } from './request-of';
import { type Chosen, chosenOf, isBought, offeredTiers, type StrayTicket, straysOf, tiersOf } from './choice/offer';
import { SellTickets } from './sell-tickets';

/** Visitor of `/<workspace>/<door>/<slug>`. */
interface EventEntry extends PageEntry {
  door: string;
}

/** Shows events to visitors and accepts their registrations, by the same rules as the API. */
@Injectable()
export class EventPageService {
  constructor(
    private readonly visitors: AdmitVisitor,
    private readonly readEventPage: ReadEventPage,
    private readonly registerForFreeEvent: RegisterForFreeEvent,
    private readonly sellTickets: SellTickets,
    private readonly config: ServiceConfig,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, RateLimited */
  async load(
    { workspace: workspaceSlug, door, slug, clientIp, acceptLanguage }: EventEntry,
    values: FormValues,
  ): Promise<EventPageRequest> {
    const now = this.clock.now();
    const workspace = await this.admit(workspaceSlug, 'read', clientIp);
    const unlockCodes = lookedUpCodes(values.text(CODE));
    if (unlockCodes.length > 0) await this.admit(workspaceSlug, 'unlock_code', clientIp, slug.toLowerCase());
    const page = await this.readEventPage.execute({ store: storeProfileOf(workspace), slug, unlockCodes, now: new Moment(now) });
    const { branding } = page;
    const path = `/${workspace.slug}/${door}/${page.event.slug}`;
    return {
      ...pageLocaleFor(acceptLanguage, branding.country),
      workspace,
      brand: brandOf(workspace, branding),
      page,
      path,
      url: this.config.http.publicUrl + path,
      clientIp,
      seats: workspace.settings.seats,
      now,
    };
  }

  /** Registers the guest, or opens a checkout where some tickets cost money. Otherwise returns all problems, so that no input is lost. */
  async take(request: EventPageRequest, values: FormValues, source: GuestSource): Promise<FormOutcome> {
    const {
      page: { event },
      seats,
      words,
    } = request;
    const tiers = tiersOf(event, seats);
    const strays = straysOf(tiers, values);
    const chosen = chosenOf(tiers, values); // Sold-out ticket types count too, so that a guest with a seat of one learns that (D-50).
    if (chosen.length === 0 && strays.length === 0)
      return { status: HttpStatus.BAD_REQUEST, problems: [nothingChosen(offeredTiers(event, seats), words)] };
    const tooMany = tooManySeats(chosen, seats, words);
    const problems = tooMany.length > 0 ? tooMany : findMissing(chosen, event, values, words);
    if (problems.length > 0) return { status: HttpStatus.BAD_REQUEST, problems };
    if (isBought(chosen)) return this.sellTickets.execute(request, { chosen, strays }, values);
    const apart = chosenApart(chosen, words);
    if (apart.length > 0) return { status: HttpStatus.BAD_REQUEST, problems: apart };
    return this.register(request, { chosen, strays }, values, source);
  }

  private async register(
    { workspace, page: { event }, clientIp, seats, now, words, locale: language }: EventPageRequest,
    { chosen, strays }: { chosen: readonly Chosen[]; strays: readonly StrayTicket[] },
    values: FormValues,
    source: GuestSource,
  ): Promise<FormOutcome> {
    const formRequest = requestOf(chosen, event, values, strays);
    try {
      await this.admit(workspace.slug, 'register', clientIp);
      const store = {
        workspaceId: workspace.id,
        timezone: workspace.timezone,
        mostSeats: seats.mostPerRegistration,
        closed: closingInForce(workspace),
      };
      const request = parseOrRefuse(registrationRequest, formRequest.body);
      return {
        registered: await this.registerForFreeEvent.execute({ store, mode: 'live', slug: event.slug, request, source, language, now }),
      };
    } catch (error) {
      return refusalOfForm(error, {
        problems: (refusal) => explainRefusal(refusal, { ...formRequest, chosen, event, values }, words),
        tooMany: (seconds) => words.registration.tooFast(seconds),
      });
    }
  }

  private admit(workspaceSlug: string, rate: VisitorRequest['rate'], clientIp: string, subject?: string): Promise<Workspace> {
    return this.visitors.execute({ workspaceSlug, rate, clientIp, subject });
  }
}

/** Returns the code to look up. */
function lookedUpCodes(entered: string): string[] {
  const code = foldCode(entered);
  return code === '' ? [] : [code];
}
