import { invalidBecause, isSameAddress, type DeliveryAddress } from '@svc/contracts';
import type { DomainError } from '@svc/kernel';
import type { EventRules, SeatFault } from '@svc/ticketing';
import type { Checkout, CheckoutContact } from '../checkout';
import type { CheckoutMoney } from '../settlement/decide-settlement';
import { fillAddress, fillContact, fillSeats, refusalOf, seatsOnRecord, type Filled } from './fill-empty';
import { faultOfDelivery } from '../pricing/price-delivery';
import type { ZoneOnSale } from '../pricing/pricing-context';
import { AccountIsOpen, CheckoutChanged } from '../settlement/settlement.errors';
import { applySeatDetails, type SeatsInput } from './seat-details';
import { hasOpenAccount, mayBePaid } from '../holds/time-to-pay';
import { mayDo, phaseOf, type CheckoutHolder, type CheckoutPart } from './checkout-permissions';

/** Details given for a checkout; a field that is omitted keeps its value. */
export interface DetailsInput {
  contact?: CheckoutContact;
  deliveryAddress?: DeliveryAddress;
  seats?: SeatsInput;
  /** Language in which the holder is served, BCP 47. */
  language?: string;
}

export interface DetailsQuestion {
  holder: CheckoutHolder;
  /** Rules by which seats are judged; undefined when there are none to judge. */
  rules?: EventRules;
  /** Zone of the cart as it is on sale now; absent when it is not, or nothing is delivered. */
  zone?: ZoneOnSale;
  now: Date;
}

export interface DecidedDetails {
  checkout: Checkout;
  /** Faults that prevent paying for the seats. */
  faults: readonly SeatFault[];
  /** Reasons why some of the details are not kept: this holder may not give them, or the delivery does not go there. */
  refusals: readonly DomainError[];
  /** True when payments under way were begun for another address (D-105). */
  closesPayments: boolean;
}

/**
 * Applies the details that a holder gives to a checkout (D-104, D-105): all that the holder may give and that fits; `refusals` name
 * the rest.
 * @throws CheckoutChanged when the cart has another zone by now than the one that was read
 */
export function decideDetails(money: CheckoutMoney, input: DetailsInput, question: DetailsQuestion): DecidedDetails {
  const { checkout: before } = money;
  const { rules, now } = question;
  const contact = contactBy(before, input.contact, question);
  const seats = seatsBy(before, input.seats, question);
  const address = addressBy(before, input.deliveryAddress, question);
  const refused = refusalOf([contact, seats, address].flatMap((part) => part.refused));
  const hasNewAddress = !isSameAddress(before.deliveryAddress, address.accepted);
  const refusal = hasNewAddress ? faultOfAddress(money, address.accepted!, question) : undefined;
  const { faults, ...seated } = rules ? applySeatDetails(before, seats.accepted, rules, now) : { faults: [] };
  const mayNotBePaid =
    rules && money.attempts.some(mayBePaid) && applySeatDetails({ ...before, ...seated }, {}, rules, now).faults.length > 0;
  const takesNewAddress = hasNewAddress && !refusal;
  return {
    checkout: {
      ...before,
      ...(!mayNotBePaid && seated),
      language: languageBy(before, input.language, question),
      contact: contact.accepted ? { ...before.contact, ...contact.accepted } : before.contact,
      deliveryAddress: takesNewAddress ? address.accepted : before.deliveryAddress,
    },
    faults,
    refusals: [...(refused ? [refused] : []), ...(refusal ? [refusal] : [])],
    closesPayments: takesNewAddress,
  };
}

/** The language of the buyer's own link replaces the one on record; any other link only sets a missing one (D-104). */
function languageBy(before: Checkout, language: string | undefined, question: DetailsQuestion): string | undefined {
  return question.holder === 'masked' ? (before.language ?? language) : (language ?? before.language);
}

type Right = 'replace' | 'fill' | 'none';

function rightTo(part: CheckoutPart, before: Checkout, { holder, now }: DetailsQuestion): Right {
  const phase = phaseOf(before, now);
  if (mayDo(holder, `replace ${part}`, phase)) return 'replace';
  return mayDo(holder, `fill ${part}`, phase) ? 'fill' : 'none';
}

function contactBy(before: Checkout, input: CheckoutContact | undefined, question: DetailsQuestion): Filled<CheckoutContact | undefined> {
  const right = rightTo('contact', before, question);
  if (!input || right === 'replace') return { accepted: input, refused: [] };
  return right === 'fill' ? fillContact(before.contact, input) : nothingOf('contact', input);
}

function addressBy(before: Checkout, input: DeliveryAddress | undefined, question: DetailsQuestion): Filled<DeliveryAddress | undefined> {
  if (!input) return { accepted: before.deliveryAddress, refused: [] };
  const right = rightTo('address', before, question);
  if (right === 'replace') return { accepted: input, refused: [] };
  return right === 'fill'
    ? fillAddress(before.deliveryAddress, input)
    : { ...nothingOf('deliveryAddress', input), accepted: before.deliveryAddress };
}

function seatsBy(before: Checkout, input: SeatsInput = {}, question: DetailsQuestion): Filled<SeatsInput> {
  const right = rightTo('seats', before, question);
  if (right === 'replace' || !question.rules) return { accepted: input, refused: [] };
  return right === 'fill'
    ? fillSeats(before, input, seatsOnRecord(before, question.rules, question.now))
    : { ...nothingOf('seats', input), accepted: {} };
}

function nothingOf(path: string, input: object): Filled<undefined> {
  return { accepted: undefined, refused: Object.values(input).some((value) => value !== undefined && value !== '') ? [path] : [] };
}

/** Returns the reason why the address of delivery cannot change, if there is one: zone and address are judged together. */
function faultOfAddress(
  { checkout: { cart, deliveryAddress: before }, attempts }: CheckoutMoney,
  address: DeliveryAddress,
  { zone, now }: DetailsQuestion,
): DomainError | undefined {
  if (hasOpenAccount(attempts, now)) return new AccountIsOpen('deliveryAddress');
  if (cart.delivery?.kind !== 'delivery') return undefined;
  if (zone && zone.id !== cart.delivery.zoneId) throw new CheckoutChanged();
  if (zone) return faultOfDelivery(zone, address);
  const isJudged = address.country !== before?.country || (address.postalCode ?? '') !== (before?.postalCode ?? '');
  return isJudged
    ? invalidBecause([
        {
          path: 'deliveryAddress.country',
          message: `"${cart.delivery.name}" is not offered any more, so nobody can say whether it goes there: choose another way of delivery.`,
        },
      ])
    : undefined;
}
