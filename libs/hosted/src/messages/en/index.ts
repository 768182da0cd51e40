import { balance, sandbox, saving } from './saving';
import { buyer, cart, checkout, choices, refusals, seats } from './checkout';
import { event, registration, ticket } from './event';
import { faults } from './faults';
import { forms, page, questions, subscriptions } from './page';
import { order } from './order';
import { ownOrder } from './own-order';
import { ownTicket } from './own-ticket';
import { live, onward, pay } from './payment';

/** All texts of the hosted pages, in English: the shape of other languages. */
export const en = {
  balance,
  buyer,
  cart,
  checkout,
  choices,
  event,
  faults,
  forms,
  live,
  onward,
  order,
  ownOrder,
  ownTicket,
  page,
  pay,
  questions,
  refusals,
  registration,
  sandbox,
  saving,
  seats,
  subscriptions,
  ticket,
};

/** All texts of the hosted pages, in one language. A text with a value is a function of it. */
export type Messages = typeof en;
