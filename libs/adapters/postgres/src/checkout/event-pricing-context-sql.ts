import { eventCodes, eventLeft, eventRules } from '../registration/registration-context-sql';
import { ASKED, ASKED_OF_STORE } from './asked-sql';

const PHASES = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', phase -> 'id', 'prices', phase -> 'prices', 'endsAt', phase -> 'endsAt')) order by place), '[]')
     from jsonb_array_elements(t.price_phases) with ordinality as phases (phase, place))`;

const TIER = `
  jsonb_strip_nulls(jsonb_build_object(
    'prices', t.details -> 'prices', 'pricePhases', ${PHASES}, 'minPriceMinor', t.details -> 'minPriceMinor', 'frontdeskFeeMode', t.details -> 'frontdeskFeeMode',
    'deposit', case when t.details ->> 'kind' = 'deposit' then jsonb_build_object('type', t.details -> 'depositType', 'value', t.details -> 'depositValue') end,
    'depositBalanceDueAt', t.details -> 'depositBalanceDueAt', 'depositBalanceMode', t.details -> 'depositBalanceMode',
    'saveForIt', t.details -> 'saveForIt'))`;

/** Prices of event `e`, as `EventPrices`. */
const PRICES = `
  jsonb_strip_nulls(jsonb_build_object(
    'currency', e.details -> 'currency',
    'customerFee', coalesce(e.details -> 'customerFee', '{"pct": 0, "flatMinor": 0}'),
    'customerFeeFlatByCurrency', coalesce(e.details -> 'customerFeeFlatByCurrency', '{}'),
    'saveForIt', case when (e.details ->> 'saveForItEnabled')::boolean then jsonb_build_object('crowdLabel', e.details -> 'saveForItCrowdLabel') end,
    'tiers', (select coalesce(jsonb_object_agg(t.id, ${TIER}), '{}')
                from ticket_type t where t.workspace_id = e.workspace_id and t.event_id = e.id and t.deleted_at is null)))`;

const PRICE_PHASES = `
  union all select 'price_phase', (phase ->> 'id')::uuid
    from ticket_type t, jsonb_array_elements(t.price_phases) as phase
   where t.workspace_id = e.workspace_id and t.event_id = e.id and t.deleted_at is null`;

const PROMOTER_CODE = `(select p.code from promoter_code p where p.workspace_id = w.id and p.deleted_at is null and lower(p.code) = lower(asked."promoterCode"))`;

const CODES = `
  (asked."unlockCodes" || array(select u.code from unlock_code u where u.workspace_id = e.workspace_id and u.event_id = e.id and u.id = any (asked."unlockCodeIds") and u.deleted_at is null))`;

/**
 * Everything that checkouts of events are opened by: one row for each of the questions `$3` (`Asked`), with the terms of its event unless they are
 * those that are known already.
 */
export const EVENT_PRICING_CONTEXTS = `
  select w.currencies, w.timezone, w.settings, e.id is not null as found,
         case when (e.id, e.version, w.timezone) is distinct from (asked."knownId", asked."knownVersion", asked."knownZone") and e.id is not null
              then jsonb_build_object('rules', ${eventRules('w.timezone')}, 'prices', ${PRICES}) end as terms,
         case when e.id is not null then ${eventLeft(CODES, PRICE_PHASES)} end as left,
         case when e.id is not null then ${eventCodes(CODES)} end as codes,
         case when e.id is not null and asked.email is not null then sessions_of_buyer($1, $2, e.id, lower(btrim(asked.email)), null) end as sessions,
         ${PROMOTER_CODE} as "promoterCode",
         ${ASKED_OF_STORE}
    from workspace w
   cross join jsonb_to_recordset($3) as asked (${ASKED}, slug text, "unlockCodes" text[], "unlockCodeIds" uuid[], "promoterCode" text, "knownId" uuid, "knownVersion" bigint, "knownZone" text)
    left join event e on e.workspace_id = w.id and lower(e.slug) = lower(asked.slug) and e.published and e.deleted_at is null
                     and (e.published_at is null or e.published_at <= asked.now)
   where w.id = $1
   order by asked.place`;
