import { factOf, type RegistrationSource, type ShopClosing } from '@svc/contracts';
import { refuseClosed, type TicketPath } from '@svc/ticketing';
import { type IdGenerator, type Mode, NotFound } from '@svc/kernel';
import {
  checkTextReach,
  codesOf,
  decideRegistration,
  enrol,
  guestKeyOf,
  type RegistrationRequest,
  TooManyRegistering,
} from '../domain/decide-registration';
import { leadOf } from '../domain/registration';
import { presentRegistration, type StoreEventRegistrationView } from '../domain/registration.view';
import type { Confirmations, Holding, RegistrationReader, SeatBooking, TextCountries } from '../ports/registering';

/** Sources of registrations that guests make themselves. */
export type GuestSource = keyof typeof PATH_OF;

export interface RegisterCommand {
  /** Store of the event; `mostSeats` is the most seats of one registration (D-106), and `closed` its closing (D-158). */
  store: { workspaceId: string; timezone: string; mostSeats: number; closed?: ShopClosing };
  mode: Mode;
  /** Slug of the event. */
  slug: string;
  request: RegistrationRequest;
  source: GuestSource;
  /** Language in which the guest is served, BCP 47. */
  language?: string;
  now: Date;
}

/** Most decisions for one request: more than one only when others take the last seats at the very same time. */
const ATTEMPTS = 5;

/** Paths by which guests register themselves, by the source that their registration has. */
const PATH_OF = {
  storefront_api: 'register',
  hosted_storefront: 'registrationForm',
  rsvp_link: 'rsvp',
} as const satisfies Partial<Record<RegistrationSource, TicketPath>>;

/**
 * Registers a guest for a free event (§4.4). A guest who holds a seat gets the same response about that one. In test mode everything
 * is checked and nothing written (§4.4 r7).
 */
export class RegisterForFreeEvent {
  constructor(
    private readonly reader: RegistrationReader,
    private readonly booking: SeatBooking,
    private readonly confirmations: Confirmations,
    private readonly ids: IdGenerator,
    private readonly texts: TextCountries,
  ) {}

  /** Throws NotFound('event'), StoreClosed, and all errors of `checkTextReach` and `decideRegistration`. */
  async execute(command: RegisterCommand): Promise<StoreEventRegistrationView> {
    const { email, phone } = command.request.contact;
    if (email === undefined && phone !== undefined) checkTextReach(phone, await this.texts.of(command.store.workspaceId));
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const answer = await this.attempt(command);
      if (answer) return answer;
    }
    throw new TooManyRegistering();
  }

  /** Returns undefined when another request was faster, so that the decision has to be made again. */
  private async attempt({
    store,
    mode,
    slug,
    request,
    source,
    language,
    now,
  }: RegisterCommand): Promise<StoreEventRegistrationView | undefined> {
    const guestKey = guestKeyOf(request.contact);
    const context = await this.reader.read({ ...store, mode, slug, guestKey, ...codesOf(request), now });
    if (!context) throw new NotFound('event');
    const answer = { mode, event: context.event.rules, guestKey };
    // A guest who holds a seat gets the answer about that one: nothing is taken.
    if (!context.holding) refuseClosed(store.closed, PATH_OF[source], { mode, now });
    const guest = decideRegistration(context, request, { path: PATH_OF[source], now, mostSeats: store.mostSeats });
    if (guest.holding) {
      await confirmAgain(this.confirmations, { id: this.ids.next(), workspaceId: store.workspaceId, mode }, guest.holding, now);
      return presentRegistration({ ...answer, ...guest.holding });
    }
    const plan = enrol({ workspaceId: store.workspaceId, mode, context, request, guest, source, language, now }, () => this.ids.next());
    const { id: attendeeId, status } = leadOf(plan.registration.seats);
    if (mode === 'live' && (await this.booking.book(plan)) !== 'booked') return undefined;
    return presentRegistration({ ...answer, attendeeId, status });
  }
}

const REPEAT_AFTER_MS = 10 * 60_000;

/**
 * Sends a guest who registers again the confirmation, or the ticket that was given to them, at most once in ten minutes (D-51).
 * @param head head of the fact, with an id of its own
 */
export async function confirmAgain(
  confirmations: Confirmations,
  head: { id: string; workspaceId: string; mode: Mode },
  { registrationId, attendeeId, isReceived = false }: Pick<Holding, 'attendeeId' | 'isReceived'> & { registrationId?: string },
  now: Date,
): Promise<void> {
  const when = { now, notSince: new Date(now.getTime() - REPEAT_AFTER_MS) };
  if (isReceived) await confirmations.repeatToHolder(factOf('ticket.repeated.v1', head, { attendeeId }), when);
  else if (registrationId) await confirmations.repeat(factOf('registration.repeated.v1', head, { registrationId }), when);
}
