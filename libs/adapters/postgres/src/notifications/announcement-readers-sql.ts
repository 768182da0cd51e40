import { hasMode, lookup } from '../rows/by-key';
import { isSuppressed } from '../suppression';
import { takenBy } from './attendee-seats-sql';

/** SQL of the workspace and an address, and of the pads of the workspace's key for hashes of addresses, or nulls. */
interface ReaderSql {
  workspaceId: string;
  address: string;
  inner: string;
  outer: string;
}

/**
 * Returns SQL that is true where the owner of this address gets no mails of the merchant's that are not about an event: they
 * have unsubscribed from the newsletter, or from such a mail, be they erased since or not. A process of the release before keeps it with
 * the subscription alone.
 */
export const unsubscribed = (reader: ReaderSql) => `(${isSuppressed('mailings', reader)} or exists (
    select 1 from subscription s
     where s.workspace_id = ${reader.workspaceId} and (s.mode = 'live' and s.kind = 'newsletter') is true and s.state = 'ended' and s.email = ${reader.address}))`;

const reader = (address: string): ReaderSql => ({
  workspaceId: 'subject."workspaceId"',
  address,
  inner: 'subject.inner_pad',
  outer: 'subject.outer_pad',
});

/**
 * SQL of the readers of an announcement `subject`, which has the pads of its workspace's key: the addresses of people who took a seat
 * that is still theirs, and of those whom a seat names, unless they are not meant; in live mode, since test mode sends no messages (§6). A seat's own language precedes that of its
 * buyer.
 */
export const READERS = `
  select md5(people.address) as key, min(people.email) as email, (array_agg(people.language order by people.own desc) filter (where people.language is not null))[1] as language,
         ${unsubscribed(reader('people.address'))} as unsubscribed
    from (
      select lower(btrim(who.email)) as address, btrim(who.email) as email, who.language, who.own
        from attendee a
        ${takenBy('a')}
        left join ${lookup('checkout', 'workspace_id = o.workspace_id and mode = o.mode and id = o.checkout_id')} c on true
       cross join lateral (
         values (case when a.not_meant_at is null and not (a.given_at is null and lower(btrim(a.email)) is distinct from lower(btrim(coalesce(r.email, o.contact ->> 'email')))
                        and ${isSuppressed('named', reader('a.email'))}) then a.email end, a.language, true),
                (case when a.given_at is null then coalesce(r.email, o.contact ->> 'email') end, coalesce(r.language, c.language), false)
       ) as who (email, language, own)
       where a.workspace_id = subject."workspaceId" and ${hasMode('a.mode', `'live'`)} and a.event_id = subject."eventId" and who.email is not null
         and ((subject.who in ('confirmed', 'all') and a.status in ('confirmed', 'checked_in')) or (subject.who in ('waiting', 'all') and a.status = 'pending'))
    ) people
   group by people.address`;
