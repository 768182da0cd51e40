import { hasMode, outerValue } from '../rows/by-key';
import { ticketTypeDetails } from '../rows/details';

/** Returns SQL of the short code of the valid ticket of attendee `a`. */
export const shortCode = (a: string): string => `
  (select c.code from ticket_code c
    where c.workspace_id = ${a}.workspace_id and c.mode = ${a}.mode and c.attendee_id = ${a}.id and c.serial = ${a}.serial)`;

/** Returns SQL of the seats `a` of the workspace `$1` in mode `$2` whose ticket has, or had, a short code; none for null. */
export const seatsByCode = (code: string): string => `
  ticket_code c join attendee a on a.workspace_id = c.workspace_id and a.mode = c.mode and a.id = c.attendee_id and c.workspace_id = $1 and c.mode = $2 and c.code = ${outerValue(code)}`;

/** Returns SQL of the ids of the orders that those seats were bought with. */
export const ordersByCode = (code: string): string => `
  select i.order_id from ${seatsByCode(code)} join order_item i on i.workspace_id = a.workspace_id and i.mode = a.mode and i.id = a.order_item_id`;

/** Returns SQL that joins the seats of an order item. */
export const seatsOfItem = (item: string, seat: string): string =>
  `join attendee ${seat} on ${seat}.workspace_id = ${item}.workspace_id and ${hasMode(`${seat}.mode`, `${item}.mode`)} and ${seat}.order_item_id = ${item}.id`;

/** Returns SQL of the price that the seat `a`, of the tier `t`, was sold for, minor units; null where it cost nothing, and where a ticket has several seats. */
export const seatPrice = (a: string, t: string): string => `
  (select sold.line -> 'unitPriceMinor' from order_item sold
    where sold.workspace_id = ${a}.workspace_id and sold.mode = ${a}.mode and sold.id = ${a}.order_item_id
      and sold.line -> 'unitPriceMinor' > '0' and ${ticketTypeDetails.field(t, 'groupSize')} = '1')`;

/** SQL of the contact and the promise of the shop `w` with the storefront document `page`, for print. */
export const PRINTED_CONTACT = `jsonb_build_object(
      'email', coalesce(w.settings #> '{support,email}', page.body #> '{content,contact,email}'),
      'phone', coalesce(w.settings #> '{support,phone}', page.body #> '{content,contact,phoneNumbers,0}'),
      'promise', w.settings #> '{support,promise}')`;
