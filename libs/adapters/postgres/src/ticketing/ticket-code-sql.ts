/** Returns SQL of the short code of the valid ticket of attendee `a`. */
export const shortCode = (a: string): string => `
  (select c.code from ticket_code c
    where c.workspace_id = ${a}.workspace_id and c.mode = ${a}.mode and c.attendee_id = ${a}.id and c.serial = ${a}.serial)`;

/** Returns SQL of the seats `a` of the workspace `$1` in mode `$2` whose ticket has, or had, a short code; none for null. */
export const seatsByCode = (code: string): string => `
  ticket_code c join attendee a on a.workspace_id = c.workspace_id and a.mode = c.mode and a.id = c.attendee_id and c.workspace_id = $1 and c.mode = $2 and c.code = ${code}`;

/** Returns SQL of the ids of the orders that those seats were bought with. */
export const ordersByCode = (code: string): string => `
  select i.order_id from ${seatsByCode(code)} join order_item i on i.workspace_id = a.workspace_id and i.mode = a.mode and i.id = a.order_item_id`;
