/**
 * Returns SQL that is true for a ticket type none of whose valid days is left since days were cancelled (D-147), as `isWithoutDays` of
 * ticketing decides it.
 */
export const isWithoutDays = (type: string) => `
  coalesce((select bool_or(off.cancelled_at is not null) and bool_and(off.cancelled_at is not null or off.deleted_at is not null)
              from event_day off where off.workspace_id = ${type}.workspace_id and off.id = any (${type}.valid_day_ids)), false)`;

/**
 * Returns SQL that is true for a ticket type that is cancelled: its merchant has dropped it while it was in use, or none of its valid days is
 * left (D-147, ADR 0147).
 */
export const isTypeCancelled = (type: string) => `(${type}.cancelled_at is not null or ${isWithoutDays(type)})`;

/** Returns SQL that is true for a checkout with a seat of a ticket type in the array `types`. */
export const hasSeatOf = (checkout: string, types: string) =>
  `exists (select 1 from jsonb_array_elements(${checkout}.seats) as sold (seat) where (sold.seat ->> 'ticketTypeId')::uuid = any (${types}))`;

/** Returns SQL that is true for an event one of whose days is cancelled: ticket types without days exist in no other. */
const hasCancelledDay = (event: string) =>
  `exists (select 1 from event_day off where off.workspace_id = ${event}.workspace_id and off.event_id = ${event}.id and off.cancelled_at is not null)`;

/**
 * Returns SQL that is true where an event is cancelled, or ticket types of some of its tickets are.
 * @param types SQL of the array of these types
 */
export const areTicketsCancelled = (event: string, types: string) => `
  (${event}.cancelled_at is not null or exists (
     select 1 from ticket_type ended
      where ended.workspace_id = ${event}.workspace_id and ended.id = any (${types})
        and (ended.cancelled_at is not null or ${hasCancelledDay(event)} and ${isWithoutDays('ended')})))`;

/**
 * Returns SQL of the status of an attendee as it is from the moment when their ticket type is cancelled: the job that writes it comes to the
 * seat some seconds later (ADR 0147).
 */
export const seatStatus = (attendee: string, type: string) =>
  `case when ${attendee}.status in ('pending', 'confirmed', 'checked_in') and ${isTypeCancelled(type)} then 'cancelled' else ${attendee}.status end`;
