import { typesetCatalogue } from '@svc/contracts';
import type { Messages } from '../en';
import { buyer, cart, checkout, choices, refusals, seats } from './checkout';
import { event, registration, ticket } from './event';
import { faults } from './faults';
import { forms, page, questions, subscriptions } from './page';
import { order } from './order';
import { ownOrder } from './own-order';
import { ownTicket } from './own-ticket';
import { live, onward, pay } from './payment';
import { balance, sandbox, saving } from './saving';

/** All texts of the hosted pages, in French. */
export const fr: Messages = typesetCatalogue({
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
});
