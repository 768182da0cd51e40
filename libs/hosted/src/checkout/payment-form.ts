import type { CartChoices, CheckoutContact, SeatsInput } from '@svc/checkout';
import { type DeliveryAddress, PAYMENT_RAILS, type PaymentRail } from '@svc/contracts';
import { emailAddress, personName, phoneNumber } from '@svc/ticketing';
import type { FormValues, Problem } from '../posted-form';
import type { CheckoutPageView } from './checkout-view';
import { ACT, ADDRESS_FIELDS, addressField, EMAIL, NAME, PHONE, RAIL, SAVE, SEEN_DUE_NOW, SEEN_TOTAL } from './field-names';
import { addressIn, problemsOfAddress } from './address-form';
import { type Choices, readChoices } from './read-choices';
import { faultOf, read } from './read-text';
import { readSeats } from './seats';

/** Content of the form of a checkout. */
export interface SentForm {
  /** Problems of everything but the seats. */
  problems: Problem[];
  payment: PaymentInput;
  /** Valid contact and delivery address. */
  details: ReturnType<typeof readDetails>;
  /** Guests, as they were typed. */
  seats?: SeatsInput;
  /** Choices to store, or to price. */
  choices: CartChoices;
  /** Choices that can be priced while the form has problems. */
  fitting: CartChoices;
}

const NOTHING_CHOSEN: Choices = { problems: [], choices: {}, lenient: {} };

export function readForm(values: FormValues, view: CheckoutPageView): SentForm {
  const { offered, seats, zone, words } = view;
  const act = values.text(ACT);
  const read = offered ? readChoices(values, offered, words) : NOTHING_CHOSEN;
  const { problems, payment } = readPaymentForm(values, view);
  const way = offered && zone ? { deliveryZoneRef: zone.ref } : {};
  return {
    problems: [...read.problems, ...(act === SAVE ? problems.filter(({ name }) => name !== RAIL) : problems)],
    payment,
    details: readDetails(values, view),
    seats: seats && readSeats(values, seats.form),
    choices: { ...choicesFor(act, read), ...way },
    fitting: { ...read.lenient, discountCode: undefined, ...way },
  };
}

/** Returns true when the action pays or saves up, so that the form must be complete; other actions only update the price. */
export function proceeds(act: string): boolean {
  return act === '' || act === SAVE;
}

/** Returns the choices for an action: all when it proceeds, the valid ones when it updates the price, no code when it drops it. */
function choicesFor(act: string, { choices, lenient }: Choices): CartChoices {
  if (proceeds(act)) return choices;
  return act === 'drop' ? { ...lenient, discountCode: '' } : lenient;
}

/** Fields of the form by the order in which the page asks for them. */
const PAGE_ORDER: readonly RegExp[] = [
  /^contact\./,
  /^zone$/,
  /^address\./,
  /^(?:dateOfBirth$|seat\.|responses\.)/,
  /^line\./,
  /^discountCode$/,
  /^rail$/,
];

/** Returns problems in the order of the page; those of no field first, those of unknown fields last. */
export function orderProblems(problems: readonly Problem[]): Problem[] {
  const rankOf = ({ name }: Problem) => {
    if (name === undefined) return -1;
    const rank = PAGE_ORDER.findIndex((fields) => fields.test(name));
    return rank < 0 ? PAGE_ORDER.length : rank;
  };
  return [...problems].sort((one, other) => rankOf(one) - rankOf(other));
}

/** Payment data that a buyer has entered. */
export interface PaymentInput {
  rail?: PaymentRail;
  contact?: CheckoutContact;
  deliveryAddress?: DeliveryAddress;
  /** Total that the buyer has seen and accepted. It is compared with the price and never becomes the price. */
  acceptedTotalMinor?: number;
  acceptedDueNowMinor?: number;
}

type PaymentFormContext = Pick<CheckoutPageView, 'contact' | 'isMasked' | 'needsAddress' | 'address' | 'rails' | 'restMinor' | 'words'>;

/** Reads the form that pays, and its problems in the order of the page. */
export function readPaymentForm(values: FormValues, context: PaymentFormContext): { problems: Problem[]; payment: PaymentInput } {
  const problems = [
    ...problemsOfContact(values, context),
    ...(context.needsAddress ? problemsOfAddress(values, context) : []),
    ...problemsOfRail(values, context),
  ];
  return {
    problems,
    payment: {
      rail: railIn(values, context),
      contact: contactIn(values, context),
      deliveryAddress: context.needsAddress ? addressIn(values, context) : undefined,
      acceptedTotalMinor: amountIn(values.text(SEEN_TOTAL)),
      acceptedDueNowMinor: amountIn(values.text(SEEN_DUE_NOW)),
    },
  };
}

/** Returns the valid parts of contact and delivery address, also while others are missing. */
export function readDetails(values: FormValues, context: PaymentFormContext): Pick<PaymentInput, 'contact' | 'deliveryAddress'> {
  const [name, email, phone] = [
    read(personName, values.text(NAME)),
    read(emailAddress, values.text(EMAIL)),
    read(phoneNumber, values.text(PHONE)),
  ];
  const clearsPhone = !context.isMasked && !values.has(PHONE);
  const contact = { ...(name && { name }), ...(email && { email }), ...((phone || clearsPhone) && { phone }) };
  return {
    contact,
    deliveryAddress:
      context.needsAddress && ADDRESS_FIELDS.some((field) => field !== 'country' && values.has(addressField(field)))
        ? addressIn(values, context)
        : undefined,
  };
}

function amountIn(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function problemsOfContact(values: FormValues, { contact, isMasked, words }: PaymentFormContext): Problem[] {
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

/** Returns the contact of the form. An empty field clears the recorded value; with a masked link it leaves it. */
function contactIn(values: FormValues, { isMasked }: PaymentFormContext): CheckoutContact | undefined {
  const [name, email, phone] = [
    read(personName, values.text(NAME)),
    read(emailAddress, values.text(EMAIL)),
    read(phoneNumber, values.text(PHONE)),
  ];
  if (!isMasked) return { name, email, phone };
  return name || email || phone ? { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) } : undefined;
}

function problemsOfRail(values: FormValues, context: PaymentFormContext): Problem[] {
  return context.restMinor === 0 || railIn(values, context) ? [] : [{ name: RAIL, message: context.words.pay.railMissing }];
}

function railIn(values: FormValues, { rails }: PaymentFormContext): PaymentRail | undefined {
  const chosen = PAYMENT_RAILS.find((rail) => rail === values.text(RAIL));
  return chosen && rails.includes(chosen) ? chosen : undefined;
}
