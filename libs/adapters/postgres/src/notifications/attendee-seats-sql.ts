import { defaultsOf } from '@svc/contracts';
import { messageSettings } from '@svc/notifications';
import { hasMode, lookup } from '../rows/by-key';
import { ownedRows } from '../rows/owned-rows';
import { statement } from '../work/statement';
import type { AttendeeSeat, FormerAttendee } from '@svc/notifications';

/** Returns SQL of the owner of a seat: the registration `r`, or the order `o` of the item `i`. */
export const takenBy = (seat: string) => `
    left join ${lookup('registration', `workspace_id = ${seat}.workspace_id and mode = ${seat}.mode and id = ${seat}.registration_id`)} r on true
    left join ${lookup('order_item', `workspace_id = ${seat}.workspace_id and mode = ${seat}.mode and id = ${seat}.order_item_id`)} i on true
    left join ${lookup('store_order', 'workspace_id = i.workspace_id and mode = i.mode and id = i.order_id')} o on true`;

/** SQL that is true for a seat of `r` or `o` that somebody has paid for, or that the merchant has registered (D-153). */
export const TRUSTED = `(o.paid_minor > 0 or r.source in ('admin', 'import')) is true`;

/**
 * Returns SQL that is true where a seat, taken by `r` or `o` and still theirs, names another e-mail address than that of its
 * owner.
 */
export const ofAnother = (seat: string) => `${seat}.given_at is null and ${seat}.email is not null
     and lower(btrim(${seat}.email)) is distinct from lower(btrim(coalesce(r.email, o.contact ->> 'email')))`;

/**
 * Returns SQL that is true where the seat `other` was taken with a seat, of the order item `i` if of any, and names the same
 * e-mail address; the seat itself among them.
 */
export const sameAddress = (other: string, seat: string) => `
      ${other}.workspace_id = ${seat}.workspace_id and ${hasMode(`${other}.mode`, `${seat}.mode`)} and ${other}.given_at is null
      and lower(btrim(${other}.email)) = lower(btrim(${seat}.email))
      and (${other}.registration_id = ${seat}.registration_id or ${other}.order_item_id = any (array(
        select item.id from order_item item where item.workspace_id = i.workspace_id and ${hasMode('item.mode', 'i.mode')} and item.order_id = i.order_id)))`;

/** Returns SQL that is true where a ticket was sent, and not withheld, for a seat. */
const sentTicket = (seat: string) => `exists (
           select 1 from message m
            where m.workspace_id = ${seat}.workspace_id and ${hasMode('m.mode', `${seat}.mode`)} and m.kind = 'attendee_ticket' and m.state <> 'withheld' and m.subject_id = ${seat}.id offset 0)`;

/** SQL that is true where the address of the seat `a` was sent a ticket. */
const WAS_SENT_TICKET = `exists (select 1 from attendee own where ${sameAddress('own', 'a')} and ${sentTicket('own')})`;

/** SQL of the seats that were taken with the seat `a`, itself among them: rows of `own`. */
const TAKEN_TOGETHER = `own.workspace_id = a.workspace_id and own.mode = a.mode
      and (own.registration_id = a.registration_id or own.order_item_id = any (array(
        select item.id from order_item item where item.workspace_id = i.workspace_id and item.mode = i.mode and item.order_id = i.order_id)))`;

const admitted = (seat: string) => `${seat}.status in ('confirmed', 'checked_in')`;

/**
 * SQL of the seats of other addresses of the registrations `$1`, `$2` and the orders `$3`, `$4`, and those of `$5`, `$6` that
 * are such.
 */
export const ATTENDEES = statement<AttendeeSeat>('notifications.attendees')`
  with named as (
    select a.workspace_id, a.id
      from ${ownedRows(1)}
      join attendee a on a.workspace_id = subject."workspaceId" and ${hasMode('a.mode', `'live'`)} and a.registration_id = subject.id
     union
    select a.workspace_id, a.id
      from ${ownedRows(3)}
      join order_item i on i.workspace_id = subject."workspaceId" and ${hasMode('i.mode', `'live'`)} and i.order_id = subject.id
      join attendee a on a.workspace_id = i.workspace_id and ${hasMode('a.mode', 'i.mode')} and a.order_item_id = i.id
     union
    select "workspaceId", id from ${ownedRows(5)})
  select a.workspace_id as "workspaceId", a.id as "attendeeId", coalesce(r.id, o.id) as "takenBy", a.email, ${admitted('a')} as admitted,
         coalesce((w.settings #>> '{messages,attendees}')::boolean, ${defaultsOf(messageSettings).attendees}) as wanted, ${WAS_SENT_TICKET} as notified, ${TRUSTED} as trusted
    from named
   cross join ${lookup('attendee', `workspace_id = named.workspace_id and mode = 'live' and id = named.id`)} a
   cross join ${lookup('workspace', 'id = a.workspace_id')} w
    ${takenBy('a')}
   where ${ofAnother('a')} and a.not_meant_at is null
   order by a.position, a.id`;

/**
 * Returns SQL of people to whom tickets for seats of the event `e` were sent, beside the buyer: once for all seats that were
 * taken together, by the least of their ids beyond `after`; of seats `a` that meet a condition, by default those that let in. The seats of the event are read once; each is looked for among the
 * messages by itself (the `offset` sees to that).
 */
export const attendeesBeyond = (after: string, isMeant = admitted('a')) => `
  select sent.workspace_id as "workspaceId", sent.mode, sent.ids[1] as "subjectId", sent.email, null as phone, sent.ids as "attendeeIds", sent.since
    from (
      select a.workspace_id, a.mode, min(a.created_at) as since, array_agg(a.id order by a.id) filter (where ${isMeant}) as ids,
             (array_agg(a.email order by a.id) filter (where ${isMeant}))[1] as email
        from attendee a
        ${takenBy('a')}
       where a.workspace_id = e.workspace_id and ${hasMode('a.mode', `'live'`)} and a.event_id = e.id and ${ofAnother('a')} and a.not_meant_at is null
       group by a.workspace_id, a.mode, coalesce(r.id, o.id), lower(btrim(a.email))
      having bool_or(${sentTicket('a')})) sent
   where sent.ids[1] > ${after}`;

/**
 * SQL of the addresses to which tickets for the seats `$1`, `$2` were sent before these were given to somebody else; none for
 * deleted texts.
 */
export const FORMER_ATTENDEES = statement<FormerAttendee>('notifications.former_attendees')`
  select a.workspace_id as "workspaceId", a.id as "attendeeId", former.email,
         array(select own.id from attendee own
                where ${TAKEN_TOGETHER} and (own.id = a.id or own.given_at is null and lower(btrim(own.email)) = former.email)
                order by own.position, own.id) as "attendeeIds"
    from ${ownedRows(1)}
   cross join ${lookup('attendee', `workspace_id = subject."workspaceId" and mode = 'live' and id = subject.id and given_at is not null`)} a
    ${takenBy('a')}
   cross join lateral (
     select distinct lower(btrim(m.recipient)) as email
       from message m
      where m.workspace_id = a.workspace_id and ${hasMode('m.mode', 'a.mode')} and m.kind = 'attendee_ticket' and m.state in ('sending', 'sent')
        and m.subject_id = any (array(select own.id from attendee own where ${TAKEN_TOGETHER}))
        and m.details -> 'attendeeIds' ? a.id::text) former
   where former.email is distinct from lower(btrim(a.email)) and former.email like '%@%'
   order by a.id, former.email`;
