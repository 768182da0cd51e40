import type { CartChoices, CheckoutContact, SeatsInput } from '@svc/checkout';
import type { DeliveryAddress } from '@svc/contracts';
import { PAYMENT_RAILS, type PaymentRail } from '@svc/payments';
import { emailAddress, personName, phoneNumber } from '@svc/ticketing';
import type { FormValues, Problem } from '../posted-form';
import type { CheckoutPageView } from './checkout-view';
import { ACT, ADDRESS_FIELDS, addressField, EMAIL, NAME, PHONE, RAIL, SAVE, SEEN_DUE_NOW, SEEN_TOTAL } from './field-names';
import { addressIn, problemsOfAddress } from './address-form';
import { type Choices, readChoices } from './read-choices';
import { faultOf, read } from './read-text';
import { readSeats } from './seats';

/** Everything that the form of a checkout said. */
export interface SentForm {
  /** In the way of paying, but for problems of seats. */
  problems: Problem[];
  given: GivenPayment;
  /** Of the buyer, and of where it goes, as far as it fits. */
  details: ReturnType<typeof readDetails>;
  /** Who comes, as it was typed. */
  told?: SeatsInput;
  /** What is kept before the buyer pays, or in order to see its price. */
  choices: CartChoices;
  /** What of it can be kept when something is in the way. */
  fitting: CartChoices;
}

const NOTHING_CHOSEN: Choices = { problems: [], choices: {}, lenient: {} };

export function readForm(values: FormValues, view: CheckoutPageView): SentForm {
  const { offered, seats, zone, words } = view;
  const act = values.text(ACT);
  const read = offered ? readChoices(values, offered, words) : NOTHING_CHOSEN;
  const { problems, given } = readPaymentForm(values, view);
  const way = offered && zone ? { deliveryZoneRef: zone.ref } : {};
  return {
    problems: [...read.problems, ...(act === SAVE ? problems.filter(({ name }) => name !== RAIL) : problems)],
    given,
    details: readDetails(values, view),
    told: seats && readSeats(values, seats.asked),
    choices: { ...choicesFor(act, read), ...way },
    fitting: { ...read.lenient, discountCode: undefined, ...way },
  };
}

/** Whether the form must be complete: fields may be missing when a buyer only asks for the price. */
export function goesOn(act: string): boolean {
  return act === '' || act === SAVE;
}

/** What is kept when the buyer goes on, and when they only ask for the price, or take the code off. */
function choicesFor(act: string, { choices, lenient }: Choices): CartChoices {
  if (goesOn(act)) return choices;
  return act === 'drop' ? { ...lenient, discountCode: '' } : lenient;
}

/** Orders problems as the page does: those of guests before those of the rail. */
export function inOrder(problems: readonly Problem[], ofSeats: readonly Problem[]): Problem[] {
  const isRail = ({ name }: Problem) => name === RAIL;
  return [...problems.filter((problem) => !isRail(problem)), ...ofSeats, ...problems.filter(isRail)];
}

/** What a buyer has filled in, to be paid with. */
export interface GivenPayment {
  rail?: PaymentRail;
  contact?: CheckoutContact;
  deliveryAddress?: DeliveryAddress;
  /** What the buyer has seen and agreed to. It is compared with the price and never becomes it. */
  acceptedTotalMinor?: number;
  acceptedDueNowMinor?: number;
}

type Asked = Pick<CheckoutPageView, 'contact' | 'isMasked' | 'needsAddress' | 'address' | 'rails' | 'restMinor' | 'words'>;

/** Reads the form that pays, or says everything that is in its way, in the order of the page. */
export function readPaymentForm(values: FormValues, asked: Asked): { problems: Problem[]; given: GivenPayment } {
  const problems = [
    ...problemsOfContact(values, asked),
    ...(asked.needsAddress ? problemsOfAddress(values, asked) : []),
    ...problemsOfRail(values, asked),
  ];
  return {
    problems,
    given: {
      rail: railIn(values, asked),
      contact: contactIn(values, asked),
      deliveryAddress: asked.needsAddress ? addressIn(values, asked) : undefined,
      acceptedTotalMinor: amountIn(values.text(SEEN_TOTAL)),
      acceptedDueNowMinor: amountIn(values.text(SEEN_DUE_NOW)),
    },
  };
}

/** What of a buyer, and of where it goes, can be kept as it is: all that fits, also while something is missing. */
export function readDetails(values: FormValues, asked: Asked): Pick<GivenPayment, 'contact' | 'deliveryAddress'> {
  const [name, email, phone] = [
    read(personName, values.text(NAME)),
    read(emailAddress, values.text(EMAIL)),
    read(phoneNumber, values.text(PHONE)),
  ];
  const clearsPhone = !asked.isMasked && !values.has(PHONE);
  const contact = { ...(name && { name }), ...(email && { email }), ...((phone || clearsPhone) && { phone }) };
  return {
    contact,
    deliveryAddress:
      asked.needsAddress && ADDRESS_FIELDS.some((field) => field !== 'country' && values.has(addressField(field)))
        ? addressIn(values, asked)
        : undefined,
  };
}

function amountIn(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function problemsOfContact(values: FormValues, { contact, isMasked, words }: Asked): Problem[] {
  const { buyer } = words;
  const onRecord = (field: keyof CheckoutContact) => isMasked && contact[field] !== undefined;
  return [
    ...(values.has(NAME) || onRecord('name') ? faultOf(NAME, personName, values, words) : [{ name: NAME, message: buyer.nameMissing }]),
    ...(values.has(EMAIL) || onRecord('email')
      ? faultOf(EMAIL, emailAddress, values, words)
      : [{ name: EMAIL, message: buyer.emailMissing }]),
    ...faultOf(PHONE, phoneNumber, values, words),
  ];
}

/** With a link that masks, an empty field leaves what is on record; with any other link, it clears it. */
function contactIn(values: FormValues, { isMasked }: Asked): CheckoutContact | undefined {
  const [name, email, phone] = [
    read(personName, values.text(NAME)),
    read(emailAddress, values.text(EMAIL)),
    read(phoneNumber, values.text(PHONE)),
  ];
  if (!isMasked) return { name, email, phone };
  return name || email || phone ? { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) } : undefined;
}

function problemsOfRail(values: FormValues, asked: Asked): Problem[] {
  return asked.restMinor === 0 || railIn(values, asked) ? [] : [{ name: RAIL, message: asked.words.pay.railMissing }];
}

function railIn(values: FormValues, { rails }: Asked): PaymentRail | undefined {
  const chosen = PAYMENT_RAILS.find((rail) => rail === values.text(RAIL));
  return chosen && rails.includes(chosen) ? chosen : undefined;
}
