import { buyer } from './buyer';
import { cart } from './cart';
import { checkout } from './checkout';
import { choices } from './choices';
import { page } from './page';
import { pay } from './pay';
import { questions } from './questions';
import { refusals } from './refusals';

/** Everything that the hosted pages say, in English: the shape that other languages fill. */
export const en = { buyer, cart, checkout, choices, page, pay, questions, refusals };
