import { z } from 'zod';

const tickets = {
  rename: z.boolean().describe('Guests may change the name on their ticket.'),
  giveAway: z.boolean().describe('Guests may give their ticket to somebody else; a code that is mailed to them confirms it.'),
  giveBack: z.boolean().describe('Guests may give a free ticket back; its seat is on sale again.'),
  resend: z.boolean().describe('Guests may have their ticket mailed to them again.'),
};
const orders = {
  changeAddress: z
    .boolean()
    .describe('Buyers may change the delivery address until fulfilment begins; a code that is mailed to them confirms it.'),
  cancelCheckout: z.boolean().describe('Buyers may cancel a checkout that is not paid.'),
  requestRefund: z.boolean().describe('Buyers may ask for a refund, which you answer; a code that is mailed to them confirms it.'),
};
const TICKETS = { rename: false, giveAway: false, giveBack: false, resend: true };
const ORDERS = { changeAddress: false, cancelCheckout: false, requestRefund: false };

export const SELF_SERVICE = { tickets: TICKETS, orders: ORDERS };

/** What guests and buyers may do themselves, by the link of their ticket or order. */
export const selfServiceSettings = z
  .strictObject({
    tickets: z
      .strictObject({
        rename: tickets.rename.default(TICKETS.rename),
        giveAway: tickets.giveAway.default(TICKETS.giveAway),
        giveBack: tickets.giveBack.default(TICKETS.giveBack),
        resend: tickets.resend.default(TICKETS.resend),
      })
      .default(TICKETS),
    orders: z
      .strictObject({
        changeAddress: orders.changeAddress.default(ORDERS.changeAddress),
        cancelCheckout: orders.cancelCheckout.default(ORDERS.cancelCheckout),
        requestRefund: orders.requestRefund.default(ORDERS.requestRefund),
      })
      .default(ORDERS),
  })
  .meta({
    id: 'SelfServiceSettings',
    description:
      'What guests and buyers may do themselves, by the link of their ticket or order. Off unless told, but for tickets that are mailed again.',
  });
export type SelfServiceSettings = z.infer<typeof selfServiceSettings>;

export function isDefaultSelfService({ tickets: ofTickets, orders: ofOrders }: SelfServiceSettings): boolean {
  return isSame(ofTickets, TICKETS) && isSame(ofOrders, ORDERS);
}

function isSame<T extends Record<string, boolean>>(one: T, other: T): boolean {
  return Object.entries(one).every(([name, value]) => other[name] === value);
}

/** What may be changed of it; what is not named stays. */
export const selfServicePatch = z
  .strictObject({ tickets: z.strictObject(tickets).partial(), orders: z.strictObject(orders).partial() })
  .partial();
export type SelfServicePatch = z.infer<typeof selfServicePatch>;

/** The settings after a change. */
export function patchedSelfService(now: SelfServiceSettings, patch: SelfServicePatch = {}): SelfServiceSettings {
  return { tickets: { ...now.tickets, ...told(patch.tickets) }, orders: { ...now.orders, ...told(patch.orders) } };
}

type Told<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function told<T extends object>(values: T | undefined): Told<T> {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as Told<T>;
}
