import { HttpStatus, Injectable } from '@nestjs/common';
import { AdmitVisitor, RateLimited, type RateClass, type Workspace } from '@svc/access';
import { parseOrRefuse, type RegistrationSource } from '@svc/contracts';
import { Clock, DomainError } from '@svc/kernel';
import { RegisterForFreeEvent, registrationRequest, type StoreEventRegistrationView } from '@svc/registration';
import { Moment, ReadEventPage, type EventPage } from '@svc/storefront';
import { ERROR_CATALOGUE } from '../../edge/refusal';
import { storeProfileOf } from '../../edge/caller';
import type { FormValues, Problem } from '../posted-form';
import type { Messages } from '../messages';
import { type Brand, brandOf } from '../page';
import { pageLocaleFor, type PageLocale } from '../page-locale';
import type { PageEntry } from '../page-visitor';
import { nothingChosen } from './event-page-view';
import { CODE, explainRefusal, findMissing, requestOf, TRAP } from './request-of';
import { chosenOf, freeTiers } from './offer';

/** A visitor of `/<workspace>/<door>/<slug>`. */
interface EventEntry extends PageEntry {
  door: string;
}

/** A request for the page of an event, with the event as it is shown. */
export interface EventPageRequest extends PageLocale {
  workspace: Workspace;
  brand: Brand;
  page: EventPage;
  /** Address of the page, as it is written. */
  path: string;
  clientIp: string;
  /** How many seats one registration may take (D-106). */
  mostSeats: number;
  now: Date;
}

/** What came of a form: the registration, or all that is in its way. */
export type FormOutcome = { registered: StoreEventRegistrationView } | FormRefusal;

export interface FormRefusal {
  registered?: undefined;
  status: number;
  problems: Problem[];
  /** When too many forms came from one address. */
  retryAfterSeconds?: number;
}

/** Shows events to visitors and takes their registrations, by the same rules as the API. */
@Injectable()
export class EventPageService {
  constructor(
    private readonly visitors: AdmitVisitor,
    private readonly readEventPage: ReadEventPage,
    private readonly registerForFreeEvent: RegisterForFreeEvent,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, RateLimited */
  async load({ workspace: workspaceSlug, door, slug, clientIp, acceptLanguage }: EventEntry, values: FormValues): Promise<EventPageRequest> {
    const now = this.clock.now();
    const workspace = await this.admit(workspaceSlug, 'read', clientIp);
    const unlockCodes = values.has(CODE) ? [values.text(CODE)] : [];
    const page = await this.readEventPage.execute({ store: storeProfileOf(workspace), slug, unlockCodes, now: new Moment(now) });
    const { branding } = page;
    const path = `/${workspace.slug}/${door}/${page.event.slug}`;
    return { ...pageLocaleFor(acceptLanguage, branding.country), workspace, brand: brandOf(workspace, branding), page, path, clientIp, mostSeats: workspace.settings.seats.mostPerRegistration, now };
  }

  /** Registers the guest, or says everything that is in the way, so that nothing typed is lost. */
  async register({ workspace, page: { event }, clientIp, mostSeats, now, words, locale: language }: EventPageRequest, values: FormValues, source: RegistrationSource): Promise<FormOutcome> {
    const chosen = chosenOf(freeTiers(event, mostSeats), values); // Sold out ticket types count too: a guest who holds a seat of one is to learn so (D-50).
    const missing = chosen.length === 0 ? [nothingChosen(words)] : findMissing(chosen, event, values, words);
    if (values.has(TRAP)) missing.push({ message: words.registration.trapped });
    if (missing.length > 0) return { status: HttpStatus.BAD_REQUEST, problems: missing };

    const asked = requestOf(chosen, event, values);
    try {
      await this.admit(workspace.slug, 'register', clientIp);
      const store = { workspaceId: workspace.id, timezone: workspace.timezone, mostSeats };
      const request = parseOrRefuse(registrationRequest, asked.body);
      return { registered: await this.registerForFreeEvent.execute({ store, mode: 'live', slug: event.slug, request, source, language, now }) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { status } = ERROR_CATALOGUE[error.code];
      if (!(error instanceof RateLimited)) return { status, problems: explainRefusal(error, asked, chosen, event, words) };
      return { status, problems: [tooFast(error, words)], retryAfterSeconds: error.retryAfterSeconds };
    }
  }

  private admit(workspaceSlug: string, rate: Extract<RateClass, 'read' | 'register'>, clientIp: string): Promise<Workspace> {
    return this.visitors.execute({ workspaceSlug, rate, clientIp });
  }
}

function tooFast({ retryAfterSeconds }: RateLimited, { registration }: Messages): Problem {
  return { message: registration.tooFast(retryAfterSeconds) };
}
