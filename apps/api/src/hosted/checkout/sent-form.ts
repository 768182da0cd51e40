import type { CartChoices, SeatsInput } from '@svc/checkout';
import type { FormValues } from '../form-values';
import type { Problem } from '../problem';
import type { CheckoutPageView } from './checkout-view';
import { ACT, RAIL, SAVE } from './field-names';
import { readDetails, readPaymentForm, type GivenPayment } from './payment-form';
import { readChoices, type Choices } from './read-choices';
import { readSeats } from './read-seats';

/** Everything that the form of a checkout said. */
export interface SentForm {
  /** In the way of paying, but for what is told of seats. */
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

/** Whether the form is to be whole: for who only asks for the price, things may be missing. */
export function goesOn(act: string): boolean {
  return act === '' || act === SAVE;
}

/** What is kept when the buyer goes on, and when they only ask for the price, or take the code off. */
function choicesFor(act: string, { choices, lenient }: Choices): CartChoices {
  if (goesOn(act)) return choices;
  return act === 'drop' ? { ...lenient, discountCode: '' } : lenient;
}

/** In the order of the page: who comes before how it is paid. */
export function inOrder(problems: readonly Problem[], ofSeats: readonly Problem[]): Problem[] {
  const isRail = ({ name }: Problem) => name === RAIL;
  return [...problems.filter((problem) => !isRail(problem)), ...ofSeats, ...problems.filter(isRail)];
}
