import { balance } from './balance';
import { buyer } from './buyer';
import { cart } from './cart';
import { checkout } from './checkout';
import { choices } from './choices';
import { event } from './event';
import { forms } from './forms';
import { live } from './live';
import { onward } from './onward';
import { page } from './page';
import { pay } from './pay';
import { questions } from './questions';
import { refusals } from './refusals';
import { registration } from './registration';
import { sandbox } from './sandbox';
import { saving } from './saving';
import { seats } from './seats';
import { subscriptions } from './subscriptions';
import { ticket } from './ticket';

/** Everything that the hosted pages say, in English: the shape that other languages fill. */
export const en = { balance, buyer, cart, checkout, choices, event, forms, live, onward, page, pay, questions, refusals, registration, sandbox, saving, seats, subscriptions, ticket };
