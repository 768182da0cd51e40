import { invalidBecause, type DeliveryAddress } from '@svc/contracts';
import type { InvalidInput } from '@svc/kernel';
import type { Answers, EventRules, GivenAnswers, SeatHolder } from '@svc/ticketing';
import type { Checkout, CheckoutContact } from '../checkout';
import { refOfZone, type CartChoices, type LineChoices } from '../pricing/request-of-cart';
import { givenOf, tellSeats, type ToldSeat, type ToldSeats } from './seat-details';

/** What somebody told, without what may not be told any more; `refused` are the places of that. */
export interface Filled<Told> {
  told: Told;
  refused: readonly string[];
}

/** Says what a link that masks may not replace; undefined when that is nothing (D-104). */
export function refusalOf(refused: readonly string[]): InvalidInput | undefined {
  const message = 'This is on record already. Only the link that the buyer was given changes it: leave it out to go on.';
  return refused.length === 0 ? undefined : invalidBecause(refused.map((path) => ({ path, message })));
}

/** Of a contact, what is not on record yet. What is on record may not be told again, so that nobody finds out what it is. */
export function fillContact(before: CheckoutContact = {}, told: CheckoutContact = {}): Filled<CheckoutContact> {
  return fill(before, told, ['name', 'email', 'phone'], 'contact.');
}

/** Of an address, what is not on record yet; one of which nothing is missing stays as it is. */
export function fillAddress(before: DeliveryAddress | undefined, told: DeliveryAddress): Filled<DeliveryAddress> {
  const { told: added, refused } = fill(before ?? {}, told, ADDRESS_FIELDS, 'deliveryAddress.', isWhole(before));
  return { told: { ...(before ?? NOWHERE), ...added }, refused };
}

const NOWHERE: DeliveryAddress = { line1: '', city: '', country: '' };
const ADDRESS_FIELDS = ['line1', 'line2', 'city', 'state', 'postalCode', 'country'] as const satisfies readonly (keyof DeliveryAddress)[];

/** Whether it can be delivered there. */
export function isWhole(address: DeliveryAddress | undefined): address is DeliveryAddress {
  return Boolean(address?.line1 && address.city && address.country);
}

/** Whether both name the same place. */
export function isSameAddress(one: DeliveryAddress | undefined, other: DeliveryAddress | undefined): boolean {
  return ADDRESS_FIELDS.every((field) => (one?.[field] ?? '') === (other?.[field] ?? ''));
}

/** The seats of which somebody is told and nothing is missing: a link that masks adds nothing to them. */
export function seatsOnRecord(checkout: Pick<Checkout, 'seats' | 'responses' | 'dateOfBirth'>, rules: EventRules, now: Date): ReadonlySet<number> {
  const missing = tellSeats(checkout, {}, rules, now).faults.map(({ path }) => path);
  const isTold = ({ name, email, phone, dateOfBirth, responses }: Checkout['seats'][number]) => Object.keys(responses).length > 0 || [name, email, phone, dateOfBirth].some(Boolean);
  return new Set(checkout.seats.flatMap((seat, index) => (isTold(seat) && !missing.some((path) => path.startsWith(`seats[${index}].`)) ? [index] : [])));
}

/** Of those who come, what is not on record yet. */
export function fillSeats({ seats, responses, dateOfBirth }: Pick<Checkout, 'seats' | 'responses' | 'dateOfBirth'>, told: ToldSeats, onRecord: ReadonlySet<number>): Filled<ToldSeats> {
  const birth = fill({ dateOfBirth }, { dateOfBirth: told.dateOfBirth }, ['dateOfBirth'], '');
  const shared = fillAnswers(responses, told.responses, 'responses.');
  const each = seats.map((seat, index) => fillSeat(seat, told.seats?.[index], { shared: responses, path: `seats[${index}].`, isKept: onRecord.has(index) }));
  return {
    told: { ...(told.seats && { seats: each.map(({ told: one }) => one) }), ...birth.told, ...(told.responses && { responses: shared.told }) },
    refused: [...each, birth, shared].flatMap(({ refused }) => refused),
  };
}

function fillSeat(seat: Checkout['seats'][number], told: ToldSeat | undefined, { shared, path, isKept }: { shared: Answers; path: string; isKept: boolean }): Filled<ToldSeat | undefined> {
  if (!told) return { told: undefined, refused: [] };
  const { responses, ...holder } = told;
  const details = fill<SeatHolder>(seat, holder, ['name', 'email', 'phone', 'dateOfBirth'], path, isKept);
  const answers = fillAnswers({ ...shared, ...seat.responses }, responses, `${path}responses.`);
  return { told: { ...details.told, ...(responses && { responses: answers.told }) }, refused: [...details.refused, ...answers.refused] };
}

/** Of choices, what is not chosen yet. What was chosen is on the page, so it may be said again. */
export function fillChoices({ cart, responses }: Pick<Checkout, 'cart' | 'responses'>, { discountCode, deliveryZoneRef, lines = [] }: CartChoices): Filled<CartChoices> {
  const code = cart.discountCode?.code;
  const holdsCode = code !== undefined && discountCode !== undefined && discountCode.toLowerCase() !== code.toLowerCase();
  const zone = refOfZone(cart);
  const holdsZone = zone !== undefined && deliveryZoneRef !== undefined && deliveryZoneRef !== zone;
  const onRecord = cart.lines.filter(({ parentId }) => parentId === undefined);
  const each = lines.map((choices, index) => fillLine(choices, index, { cart, line: onRecord[index], responses }));
  return {
    told: {
      ...(discountCode !== undefined && !holdsCode && { discountCode }),
      ...(deliveryZoneRef !== undefined && !holdsZone && { deliveryZoneRef }),
      lines: each.map(({ told }) => told),
    },
    refused: [...(holdsCode ? ['discountCode'] : []), ...(holdsZone ? ['deliveryZoneRef'] : []), ...each.flatMap(({ refused }) => refused)],
  };
}

interface LineOnRecord extends Pick<Checkout, 'cart' | 'responses'> {
  line?: Checkout['cart']['lines'][number];
}

function fillLine(choices: LineChoices | undefined, index: number, { cart, line, responses: shared }: LineOnRecord): Filled<LineChoices | undefined> {
  if (!choices || !line) return { told: undefined, refused: [] };
  const { slotStartUtc, addons, responses } = choices;
  const hasAddons = cart.lines.some(({ parentId }) => parentId === line.id);
  const holdsSlot = line.slot !== undefined && slotStartUtc !== undefined && Date.parse(slotStartUtc) !== Date.parse(line.slot.startUtc);
  const holdsAddons = hasAddons && addons !== undefined;
  const own = line.responses ?? {};
  const answers = fillAnswers({ ...shared, ...own }, responses, `items[${index}].responses.`, own);
  return {
    told: {
      ...(!line.slot && slotStartUtc !== undefined && { slotStartUtc }),
      ...(!hasAddons && addons && { addons }),
      ...(responses && { responses: { ...givenOf(own), ...answers.told } }),
    },
    refused: [...(holdsSlot ? [`items[${index}].slotStartUtc`] : []), ...(holdsAddons ? [`items[${index}].addons`] : []), ...answers.refused],
  };
}

/** @param repeated answers that may be said again as they are */
function fillAnswers(before: Answers, told: GivenAnswers = {}, path: string, repeated: Answers = {}): Filled<GivenAnswers> {
  const onRecord = (key: string) => Object.hasOwn(before, key);
  const isRepeated = (key: string) => Object.hasOwn(repeated, key) && String(repeated[key]) === String(told[key]);
  const entries = Object.entries(told);
  return {
    told: Object.fromEntries(entries.filter(([key]) => !onRecord(key))),
    refused: entries.flatMap(([key, answer]) => (onRecord(key) && !isNothing(answer) && !isRepeated(key) ? [`${path}${key}`] : [])),
  };
}

/** @param isKept nothing of it may be told any more */
function fill<Told extends object>(before: Partial<Told>, told: Told, fields: readonly (keyof Told & string)[], path: string, isKept = false): Filled<Told> {
  const meant = fields.filter((field) => !isNothing(told[field]));
  const isHeld = (field: keyof Told) => isKept || !isNothing(before[field]);
  return {
    told: Object.fromEntries(meant.filter((field) => !isHeld(field)).map((field) => [field, told[field]])) as Told,
    refused: meant.filter(isHeld).map((field) => `${path}${field}`),
  };
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
