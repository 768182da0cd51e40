'use server';

import { redirect } from 'next/navigation';
import { asked, Problem } from '../lib/answers';
import { returnUrl, store } from '../lib/store';
import { thisVisitor } from '../lib/visitor';

/** Result of a form: a sentence when it is done, or the error with the typed values. */
export interface Answer {
  done?: string;
  code?: string;
  message?: string;
  fields?: Readonly<Record<string, string>>;
  typed?: Readonly<Record<string, string>>;
}

const ELSEWHERE: Answer = { code: 'FROM_ELSEWHERE', message: 'This form came from another site. Please open this page itself.' };

/** Registers a guest for a free event. A registered guest gets the same answer, and no second seat. */
export async function register(slug: string, ticketTypeRef: string, _before: Answer, form: FormData): Promise<Answer> {
  const typed = typedIn(form);
  const body = { tickets: [{ ticketTypeRef, quantity: 1 }], ...guestIn(typed) };
  const { visitor, isFromElsewhere } = await thisVisitor();
  if (isFromElsewhere) return ELSEWHERE;
  const registered = await asked(() => store().events.register(slug, body, { visitor }));
  if (registered instanceof Problem) return { ...registered, typed };
  const { status, test, confirmation } = registered;
  if (test) return { done: 'This site uses a test key: everything was checked, but nothing was booked, and no mail was sent.' };
  return { done: status === 'pending' ? `The host will write to ${confirmation.to}.` : `Your ticket is on its way to ${confirmation.to}.` };
}

/** Opens a checkout of tickets, and sends the buyer to its page. */
export async function buyTickets(slug: string, ticketTypeRef: string, _before: Answer, form: FormData): Promise<Answer> {
  const typed = typedIn(form);
  const tickets = [{ ticketTypeRef, quantity: Number(typed['tickets[0].quantity']) }];
  return toPay(typed, (idempotencyKey) =>
    store().checkouts.createForEvent(slug, { tickets, ...guestIn(typed), returnUrl: returnUrl() }, { idempotencyKey }),
  );
}

/** Opens a checkout of a product, and sends the buyer to its page. */
export async function buy(_before: Answer, form: FormData): Promise<Answer> {
  const typed = typedIn(form);
  const item = {
    variantRef: typed['items[0].variantRef'] ?? '',
    quantity: Number(typed['items[0].quantity']),
    responses: under('items[0].responses.', typed),
  };
  const delivery = typed.deliveryZoneRef ? { deliveryZoneRef: typed.deliveryZoneRef } : {};
  return toPay(typed, (idempotencyKey) =>
    store().checkouts.create({ items: [item], ...delivery, returnUrl: returnUrl() }, { idempotencyKey }),
  );
}

const guestIn = (typed: Record<string, string>) => ({
  contact: { name: typed['contact.name'] ?? '', email: typed['contact.email'] ?? '' },
  responses: under('responses.', typed),
});

/**
 * Opens a checkout, records it in the visitor's cookie, and redirects to its page. It has one key for one visitor, page and choice: however
 * often the button is pressed, it is one checkout, and another choice is another.
 */
async function toPay(typed: Record<string, string>, open: (key: string) => Promise<{ ref: string; hostedUrl: string }>): Promise<Answer> {
  const visitor = await thisVisitor();
  if (visitor.isFromElsewhere) return ELSEWHERE;
  const key = await visitor.keyOf(JSON.stringify(typed));
  const opened = await asked(() => open(key));
  if (opened instanceof Problem) return { ...opened, typed };
  await visitor.remember(opened.ref);
  redirect(opened.hostedUrl);
}

/** The texts of a form, without those that Next.js adds. */
function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && !name.startsWith('$') ? [[name, value]] : [])),
  );
}

/** Returns the texts whose names start with `beginning`, by the rest of their names. */
function under(beginning: string, typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => (value && name.startsWith(beginning) ? [[name.slice(beginning.length), value]] : [])),
  );
}
