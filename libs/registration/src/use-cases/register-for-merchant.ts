import { createHash } from 'node:crypto';
import { IdempotencyKeyReused, readIdempotencyKey, requestText } from '@svc/contracts';
import { NotFound, refOf, type Author, type IdGenerator } from '@svc/kernel';
import {
  checkTextReach,
  codesOf,
  decideRegistration,
  enrol,
  guestKeyOf,
  type Override,
  TooManyRegistering,
} from '../domain/decide-registration';
import { leadOf } from '../domain/registration';
import type { Confirmations, RegistrationReader, SeatPlan, TextCountries } from '../ports/registering';
import { NotBooked, type RegistrationUnitOfWork, type RequestKey } from '../ports/registration-tx';
import { confirmAgain, type RegisterCommand } from './register-for-free-event';

export interface RegisterForMerchantCommand extends Omit<RegisterCommand, 'mode' | 'source'> {
  author: Author;
  /** Id of the event: a deleted one may have left its slug to another. */
  eventId: string;
  /** Rules that the merchant waives for this guest. */
  override: readonly Override[];
  /** Header as it was sent. */
  idempotencyKey?: string;
}

export interface MerchantsRegistration {
  registrationId: string;
  /** True when it was made by an earlier request with the same key (D-37). */
  isReplay: boolean;
}

/** Most decisions for one request: more than one only when others take the last seats at the very same time. */
const ATTEMPTS = 5;

/**
 * Registers a guest by a merchant's own tool, always in live mode: by the rules for guests, except for waived ones. A guest who
 * holds a seat keeps that one.
 */
export class RegisterForMerchant {
  constructor(
    private readonly reader: RegistrationReader,
    private readonly work: RegistrationUnitOfWork,
    private readonly confirmations: Confirmations,
    private readonly ids: IdGenerator,
    private readonly texts: TextCountries,
  ) {}

  /** @throws NotFound('event'), IdempotencyKeyReused, and all errors of `checkTextReach` and `decideRegistration` */
  async execute(command: RegisterForMerchantCommand): Promise<MerchantsRegistration> {
    const key = keyOf(command);
    const { email, phone } = command.request.contact;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const earlier = key && (await this.earlier(command, key));
      if (earlier) return earlier;
      if (email === undefined && phone !== undefined) checkTextReach(phone, await this.texts.of(command.store.workspaceId));
      const made = await this.attempt(command, key);
      if (made) return made;
    }
    throw new TooManyRegistering();
  }

  private async earlier(
    { store: { workspaceId }, now }: RegisterForMerchantCommand,
    { key, fingerprint }: RequestKey,
  ): Promise<MerchantsRegistration | undefined> {
    const made = await this.work.run(({ bookings }) => bookings.made({ workspaceId, mode: 'live' }, key, now));
    if (!made) return undefined;
    if (made.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
    return { registrationId: made.registrationId, isReplay: true };
  }

  /** Returns undefined when another request was faster, so that the decision has to be made again. */
  private async attempt(command: RegisterForMerchantCommand, key: RequestKey | undefined): Promise<MerchantsRegistration | undefined> {
    const { store, eventId, slug, request, language, override, now } = command;
    const owner = { workspaceId: store.workspaceId, mode: 'live' } as const;
    const context = await this.reader.read({
      ...owner,
      timezone: store.timezone,
      slug,
      guestKey: guestKeyOf(request.contact),
      ...codesOf(request),
      now,
    });
    if (context?.event.rules.id !== eventId) throw new NotFound('event');
    const guest = decideRegistration(context, request, { path: 'ownGuest', now, mostSeats: store.mostSeats, override });
    if (guest.holding) {
      await confirmAgain(this.confirmations, { id: this.ids.next(), ...owner }, guest.holding, now);
      return { registrationId: guest.holding.registrationId, isReplay: false };
    }
    const plan = enrol({ ...owner, context, request, guest, source: 'admin', language, now }, () => this.ids.next());
    return (await this.book(plan, command, key)) ? { registrationId: plan.registration.id, isReplay: false } : undefined;
  }

  private async book(plan: SeatPlan, { author, override }: RegisterForMerchantCommand, key: RequestKey | undefined): Promise<boolean> {
    const { workspaceId, seats } = plan.registration;
    const subject = { kind: 'registration', ref: refOf('att', leadOf(seats).id) };
    try {
      await this.work.run(async ({ audit, bookings }) => {
        await audit.record(workspaceId, author, [
          { action: 'create', subject, ...(override.length > 0 && { details: { override: override.join(', ') } }) },
        ]);
        await bookings.book(plan, key);
      });
      return true;
    } catch (error) {
      if (error instanceof NotBooked) return false;
      throw error;
    }
  }
}

function keyOf({ idempotencyKey, eventId, request, override }: RegisterForMerchantCommand): RequestKey | undefined {
  const key = readIdempotencyKey(idempotencyKey, { required: false });
  const said = requestText(eventId, { request, override: [...override].sort() });
  return key === undefined ? undefined : { key, fingerprint: createHash('sha256').update(said).digest('hex') };
}
