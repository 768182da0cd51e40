import { type ErasureStep, isTheirEmail, isTheirs, theirOrders, theirRegistrations } from './erasure-step';
import { statement } from '../../work/statement';

const WITHOUT_DETAILS = `email = null, phone = null, date_of_birth = null, responses = '{}', language = null, updated_at = real_now()`;

/** Returns SQL of the condition that a seat is the person's own, or has no e-mail address of its own. */
const isOwn = (emails: string) => `(a.email is null or ${isTheirEmail('a.email', emails)})`;

/** SQL of a seat in a checkout without details; its name goes where it is one of `$5`. */
const SEAT_WITHOUT_DETAILS = `
  case when seat ->> 'id' = any ($5::text[]) then seat - 'name' else seat end - array['email', 'phone', 'dateOfBirth'] || '{"responses": {}}'`;

const THEIR_SEAT = isTheirs(`seat ->> 'email'`, `seat ->> 'phone'`, { emails: '$3', phones: '$4' });

/** Statements that clear seats: those of the person's own orders and registrations, and theirs in those of others (D-152). */
export const ERASE_SEATS = [
  {
    name: 'seats of their orders',
    needs: ['contacts', 'emails'],
    sql: statement('customers.erase_seats_of_their_orders')`update attendee a set name = null, ${WITHOUT_DETAILS}
           where a.workspace_id = $1 and a.mode = $2 and ${isOwn('$4')}
             and a.order_item_id in (select i.id from order_item i join (${theirOrders('$3')}) o on i.order_id = o.id where i.workspace_id = $1 and i.mode = $2)`,
  },
  {
    name: 'seats of their registrations',
    needs: ['identities', 'emails'],
    sql: statement('customers.erase_seats_of_their_registrations')`update attendee a set name = null, ${WITHOUT_DETAILS}
           where a.workspace_id = $1 and a.mode = $2 and ${isOwn('$4')} and a.registration_id in (${theirRegistrations('$3')})`,
  },
  {
    name: 'seats of others',
    needs: ['emails', 'phones', 'nameless'],
    sql: statement(
      'customers.erase_seats_of_others',
    )`update attendee a set name = case when a.id = any ($5::uuid[]) then null else a.name end, ${WITHOUT_DETAILS}
           where a.workspace_id = $1 and a.mode = $2 and ${isTheirs('a.email', 'a.phone', { emails: '$3', phones: '$4' })}`,
  },
  {
    name: 'names of seats',
    needs: ['nameless'],
    sql: statement('customers.erase_names_of_seats')`update attendee a set name = null, updated_at = real_now()
           where a.workspace_id = $1 and a.mode = $2 and a.id = any ($3::uuid[]) and a.email is null and a.name is not null`,
  },
  {
    name: 'phones on seats of others',
    needs: ['phones'],
    sql: statement('customers.erase_phones_on_seats_of_others')`update attendee a set phone = null, updated_at = real_now()
           where a.workspace_id = $1 and a.mode = $2 and a.phone = any ($3::text[])`,
  },
  {
    name: 'seats in checkouts',
    needs: ['emails', 'phones', 'nameless'],
    sql: statement('customers.erase_seats_in_checkouts')`update checkout c
             set seats = (
                   select jsonb_agg(case when ${THEIR_SEAT} then ${SEAT_WITHOUT_DETAILS}
                                         when seat ->> 'phone' = any ($4::text[]) then seat - 'phone'
                                         when seat ->> 'id' = any ($5::text[]) and seat ->> 'email' is null then seat - 'name'
                                         else seat end order by n)
                     from jsonb_array_elements(c.seats) with ordinality as seats (seat, n)),
                 version = version + 1, updated_at = real_now()
           where c.workspace_id = $1 and c.mode = $2 and c.seats <> '[]'
             and (exists (select 1 from unnest($3::text[] || $4::text[]) address where strpos(lower(c.seats::text), address) > 0) or cardinality($5::text[]) > 0)
             and exists (select 1 from jsonb_array_elements(c.seats) seat
                          where ${THEIR_SEAT} or seat ->> 'phone' = any ($4::text[]) or seat ->> 'id' = any ($5::text[]))`,
  },
] as const satisfies readonly ErasureStep[];
