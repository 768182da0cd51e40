import { invalidBecause } from '@svc/contracts';
import { type IdGenerator, NotFound } from '@svc/kernel';
import { checkTextReach, codesOf, decideNewGuest, enrol, guestKeyOf, type Override } from '../domain/decide-registration';
import type { RegistrationReader, SeatPlan, TextCountries } from '../ports/registering';
import type { RegisterCommand } from './register-for-free-event';

export interface PreviewRegistrationCommand extends Omit<RegisterCommand, 'mode' | 'source'> {
  /** Id of the event: a deleted one may have left its slug to another. */
  eventId: string;
  /** Rules that the merchant waives for this guest. */
  override: readonly Override[];
}

/** Most seats of a previewed registration: each may have a mail and a ticket of its own, which are made at once (ADR 0124 r3). */
export const MOST_PREVIEWED_SEATS = 20;

/**
 * Decides a registration of live mode by the rules for guests, as if nobody had registered with its contact before, and writes nothing
 * (ADR 0124 r2).
 */
export class PreviewRegistration {
  constructor(
    private readonly reader: RegistrationReader,
    private readonly ids: IdGenerator,
    private readonly texts: TextCountries,
  ) {}

  /**
   * Returns what would be booked.
   * @throws NotFound('event'), InvalidInput for more than `MOST_PREVIEWED_SEATS`, and all errors of `checkTextReach` and `decideNewGuest`
   */
  async execute({ store, eventId, slug, request, language, override, now }: PreviewRegistrationCommand): Promise<SeatPlan> {
    const { email, phone } = request.contact;
    if (email === undefined && phone !== undefined) checkTextReach(phone, await this.texts.of(store.workspaceId));
    const owner = { workspaceId: store.workspaceId, mode: 'live' } as const;
    const guestKey = guestKeyOf(request.contact);
    const context = await this.reader.read({ ...owner, timezone: store.timezone, slug, guestKey, ...codesOf(request), now });
    if (context?.event.rules.id !== eventId) throw new NotFound('event');
    const guest = decideNewGuest(context.event, request, { path: 'ownGuest', now, mostSeats: store.mostSeats, override });
    checkPreviewSize(guest.seats.length);
    return enrol({ ...owner, context, request, guest, source: 'admin', language, now }, () => this.ids.next());
  }
}

/** @throws InvalidInput whatever rules of the event the merchant waives */
function checkPreviewSize(seats: number): void {
  if (seats <= MOST_PREVIEWED_SEATS) return;
  const message = `A preview has at most ${MOST_PREVIEWED_SEATS} seats, and these tickets are ${seats.toLocaleString('en')}: preview fewer of them.`;
  throw invalidBecause([{ path: 'registration.tickets', message }]);
}
