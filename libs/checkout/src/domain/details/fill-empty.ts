import { invalidBecause, type DeliveryAddress } from '@svc/contracts';
import type { InvalidInput } from '@svc/kernel';
import type { Answers, EventRules, GivenAnswers, SeatHolder } from '@svc/ticketing';
import type { Checkout, CheckoutContact } from '../checkout';
import { refOfZone, type CartChoices, type LineChoices } from '../pricing/request-of-cart';
import { givenOf, applySeatDetails, type SeatInput, type SeatsInput } from './seat-details';

/** Input without the fields that may not be replaced; `refused` are the paths of these. */
export interface Filled<Input> {
  accepted: Input;
  refused: readonly string[];
}

/** Returns the refusal of fields that a masked link may not replace; undefined when there are none (D-104). */
export function refusalOf(refused: readonly string[]): InvalidInput | undefined {
  const message = 'This is on record already. Only the link that the buyer was given changes it: leave it out to go on.';
  return refused.length === 0 ? undefined : invalidBecause(refused.map((path) => ({ path, message })));
}

/**
 * Returns the fields of a contact that are not on record yet. Fields on record are refused even when they match, so that nobody can
 * guess them.
 */
export function fillContact(before: CheckoutContact = {}, input: CheckoutContact = {}): Filled<CheckoutContact> {
  return fill(before, input, ['name', 'email', 'phone'], 'contact.');
}

/** Returns the address with the fields that are not on record yet; a complete address stays as it is. */
export function fillAddress(before: DeliveryAddress | undefined, input: DeliveryAddress): Filled<DeliveryAddress> {
  const { accepted: added, refused } = fill(before ?? {}, input, ADDRESS_FIELDS, 'deliveryAddress.', isWhole(before));
  return { accepted: { ...(before ?? NOWHERE), ...added }, refused };
}

const NOWHERE: DeliveryAddress = { line1: '', city: '', country: '' };
const ADDRESS_FIELDS = ['line1', 'line2', 'city', 'state', 'postalCode', 'country'] as const satisfies readonly (keyof DeliveryAddress)[];

/** Returns true when the address is complete enough for delivery. */
export function isWhole(address: DeliveryAddress | undefined): address is DeliveryAddress {
  return Boolean(address?.line1 && address.city && address.country);
}

/** Returns the indexes of seats whose holder is on record completely: a masked link adds nothing to them. */
export function seatsOnRecord(
  checkout: Pick<Checkout, 'seats' | 'responses' | 'dateOfBirth'>,
  rules: EventRules,
  now: Date,
): ReadonlySet<number> {
  const missing = applySeatDetails(checkout, {}, rules, now).faults.map(({ path }) => path);
  const hasDetails = ({ name, email, phone, dateOfBirth, responses }: Checkout['seats'][number]) =>
    Object.keys(responses).length > 0 || [name, email, phone, dateOfBirth].some(Boolean);
  return new Set(
    checkout.seats.flatMap((seat, index) =>
      hasDetails(seat) && !missing.some((path) => path.startsWith(`seats[${index}].`)) ? [index] : [],
    ),
  );
}

/** Returns the details of seats that are not on record yet. */
export function fillSeats(
  { seats, responses, dateOfBirth }: Pick<Checkout, 'seats' | 'responses' | 'dateOfBirth'>,
  input: SeatsInput,
  onRecord: ReadonlySet<number>,
): Filled<SeatsInput> {
  const birth = fill({ dateOfBirth }, { dateOfBirth: input.dateOfBirth }, ['dateOfBirth'], '');
  const shared = fillAnswers(responses, input.responses, 'responses.');
  const each = seats.map((seat, index) =>
    fillSeat(seat, input.seats?.[index], { shared: responses, path: `seats[${index}].`, isKept: onRecord.has(index) }),
  );
  return {
    accepted: {
      ...(input.seats && { seats: each.map(({ accepted: one }) => one) }),
      ...birth.accepted,
      ...(input.responses && { responses: shared.accepted }),
    },
    refused: [...each, birth, shared].flatMap(({ refused }) => refused),
  };
}

function fillSeat(
  seat: Checkout['seats'][number],
  input: SeatInput | undefined,
  { shared, path, isKept }: { shared: Answers; path: string; isKept: boolean },
): Filled<SeatInput | undefined> {
  if (!input) return { accepted: undefined, refused: [] };
  const { responses, ...holder } = input;
  const details = fill<SeatHolder>(seat, holder, ['name', 'email', 'phone', 'dateOfBirth'], path, isKept);
  const answers = fillAnswers({ ...shared, ...seat.responses }, responses, `${path}responses.`);
  return {
    accepted: { ...details.accepted, ...(responses && { responses: answers.accepted }) },
    refused: [...details.refused, ...answers.refused],
  };
}

/** Returns the choices that are not made yet. Those on the cart are shown on the page, so the same ones are accepted again. */
export function fillChoices(
  { cart, responses }: Pick<Checkout, 'cart' | 'responses'>,
  { discountCode, deliveryZoneRef, lines = [] }: CartChoices,
): Filled<CartChoices> {
  const code = cart.discountCode?.code;
  const holdsCode = code !== undefined && discountCode !== undefined && discountCode.toLowerCase() !== code.toLowerCase();
  const zone = refOfZone(cart);
  const holdsZone = zone !== undefined && deliveryZoneRef !== undefined && deliveryZoneRef !== zone;
  const onRecord = cart.lines.filter(({ parentId }) => parentId === undefined);
  const each = lines.map((choices, index) => fillLine(choices, index, { cart, line: onRecord[index], responses }));
  return {
    accepted: {
      ...(discountCode !== undefined && !holdsCode && { discountCode }),
      ...(deliveryZoneRef !== undefined && !holdsZone && { deliveryZoneRef }),
      lines: each.map(({ accepted }) => accepted),
    },
    refused: [...(holdsCode ? ['discountCode'] : []), ...(holdsZone ? ['deliveryZoneRef'] : []), ...each.flatMap(({ refused }) => refused)],
  };
}

interface LineOnRecord extends Pick<Checkout, 'cart' | 'responses'> {
  line?: Checkout['cart']['lines'][number];
}

function fillLine(
  choices: LineChoices | undefined,
  index: number,
  { cart, line, responses: shared }: LineOnRecord,
): Filled<LineChoices | undefined> {
  if (!choices || !line) return { accepted: undefined, refused: [] };
  const { slotStartUtc, addons, responses } = choices;
  const hasAddons = cart.lines.some(({ parentId }) => parentId === line.id);
  const holdsSlot = line.slot !== undefined && slotStartUtc !== undefined && Date.parse(slotStartUtc) !== Date.parse(line.slot.startUtc);
  const holdsAddons = hasAddons && addons !== undefined;
  const own = line.responses ?? {};
  const answers = fillAnswers({ ...shared, ...own }, responses, `items[${index}].responses.`, own);
  return {
    accepted: {
      ...(!line.slot && slotStartUtc !== undefined && { slotStartUtc }),
      ...(!hasAddons && addons && { addons }),
      ...(responses && { responses: { ...givenOf(own), ...answers.accepted } }),
    },
    refused: [
      ...(holdsSlot ? [`items[${index}].slotStartUtc`] : []),
      ...(holdsAddons ? [`items[${index}].addons`] : []),
      ...answers.refused,
    ],
  };
}

/** @param repeated answers that are accepted again as they are */
function fillAnswers(before: Answers, input: GivenAnswers = {}, path: string, repeated: Answers = {}): Filled<GivenAnswers> {
  const onRecord = (key: string) => Object.hasOwn(before, key);
  const isRepeated = (key: string) => Object.hasOwn(repeated, key) && String(repeated[key]) === String(input[key]);
  const entries = Object.entries(input);
  return {
    accepted: Object.fromEntries(entries.filter(([key]) => !onRecord(key))),
    refused: entries.flatMap(([key, answer]) => (onRecord(key) && !isNothing(answer) && !isRepeated(key) ? [`${path}${key}`] : [])),
  };
}

/** @param isKept true when none of it may be replaced */
function fill<Input extends object>(
  before: Partial<Input>,
  input: Input,
  fields: readonly (keyof Input & string)[],
  path: string,
  isKept = false,
): Filled<Input> {
  const meant = fields.filter((field) => !isNothing(input[field]));
  const isHeld = (field: keyof Input) => isKept || !isNothing(before[field]);
  return {
    accepted: Object.fromEntries(meant.filter((field) => !isHeld(field)).map((field) => [field, input[field]])) as Input,
    refused: meant.filter(isHeld).map((field) => `${path}${field}`),
  };
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
