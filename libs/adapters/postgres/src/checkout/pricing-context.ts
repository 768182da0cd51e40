import { readSettings, type WorkspaceSettings } from '@svc/access';
import type { DiscountCode, EarlierOpening, OpeningContext, ProductQuestion } from '@svc/checkout';
import { outerValue } from '../rows/by-key';
import { discountCodeDetails } from '../rows/details';
import { checkoutJson, checkoutOf, type StoredCheckout } from './checkout.entity';

/** SQL of the discount code `code` of a workspace, as `DiscountCode`; null when there is none. Parameters are given as SQL. */
const discountCode = ({ workspace, mode, code, email }: Record<'workspace' | 'mode' | 'code' | 'email', string>) => `
  (select ${discountCodeDetails.of('d')} || jsonb_strip_nulls(jsonb_build_object(
            'id', d.id, 'code', d.code,
            'left', (select greatest(c.capacity - c.held - c.sold, 0) from counter c
                      where c.workspace_id = d.workspace_id and c.kind = 'discount_code' and c.subject_id = d.id and c.capacity is not null),
            'leftForContact', case when ${email} is not null and d.details ->> 'maxUsesPerContact' is not null then
              greatest((d.details ->> 'maxUsesPerContact')::integer
                       - (select count(*) from discount_use u
                           where u.workspace_id = d.workspace_id and u.mode = ${mode} and u.code_id = d.id and u.contact_key = ${outerValue(`lower(btrim(${email}))`)}), 0) end))
     from discount_code d where d.workspace_id = ${workspace} and d.deleted_at is null and d.identity = ${outerValue(`lower(${code})`)})`;

/**
 * SQL of the opening under a key, as `{ checkout, fingerprint }`, while it is kept at `now` (D-40); null when there is none.
 * Parameters are given as SQL.
 */
export const earlier = ({ workspace, mode, operation, key, now }: Record<'workspace' | 'mode' | 'operation' | 'key' | 'now', string>) => `
  (select jsonb_build_object('checkout', ${checkoutJson('k')}, 'fingerprint', k.fingerprint)
     from checkout k
    where k.workspace_id = ${workspace} and k.mode = ${mode} and k.operation = ${operation} and k.idempotency_key = ${key}
      and greatest(k.key_until, k.expires_at) > ${now})`;

/**
 * SQL of the only hosts to which the workspace `w` sends buyers back (D-44): origins that keys of the mode have, and verified
 * domains; null when it sends them anywhere. Parameters are given as SQL.
 */
const returnHosts = ({ mode, now }: Record<'mode' | 'now', string>) => `
  case when (w.settings #> '{checkouts,registeredReturnUrls}')::boolean then
    (select coalesce(jsonb_agg(host), '[]')
       from (select regexp_replace(origin, '^https?://', '') as host
               from access_key k, unnest(k.origins) as origin
              where k.workspace_id = w.id and k.mode = ${mode} and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})
             union
             select lower(verified) from storefront_document d, jsonb_array_elements_text(d.body -> 'verifiedDomains') as verified
              where d.workspace_id = w.id) own)
  end`;

/** Limits of one process: statements that read pricing contexts of one store at once, and questions of each. */
export const LIMITS = { trips: 1, items: 32 };

/** Columns of every question as it is sent; `ordinal` is its index among those of a trip. */
const ASKED = `ordinal integer, now timestamptz, "discountCode" text, email text, operation text, key text`;

/**
 * Returns SQL of the questions `$3` of a trip, with further columns. The limit leaves none out: it shows the planner how few
 * they are, which assumes a hundred rows of JSON.
 */
export const questionRows = (columns: string): string =>
  `(select * from jsonb_to_recordset($3) as sent (${ASKED}, ${columns}) limit ${LIMITS.items})`;

const GIVEN = { workspace: '$1', mode: '$2', now: 'asked.now' };

/** SQL of each question's answers besides its pricing context, in workspace `w`, `$1`, and mode `$2`. */
export const ASKED_OF_STORE = `
  ${returnHosts(GIVEN)} as "returnHosts",
  ${discountCode({ ...GIVEN, code: 'asked."discountCode"', email: 'asked.email' })} as "discountCode",
  ${earlier({ ...GIVEN, operation: 'asked.operation', key: 'asked.key' })} as earlier`;

/** Columns that the pricing contexts of products and of events share. */
export interface PricingContextRow {
  currencies: string[];
  timezone: string;
  settings: object;
  returnHosts: string[] | null;
  discountCode: DiscountCode | null;
  earlier: { checkout: StoredCheckout; fingerprint: string } | null;
}

type Question = Pick<ProductQuestion, 'workspaceId' | 'mode' | 'now' | 'discountCode' | 'email' | 'key'>;

/** Returns the batch of a question: one store and mode. */
export const batchOf = ({ workspaceId, mode }: Pick<Question, 'workspaceId' | 'mode'>): string => `${workspaceId} ${mode}`;

/** Returns the fields of a question in `ASKED`. */
export const askedOf = ({ now, discountCode, email, key }: Question, ordinal: number): object => ({
  ordinal,
  now,
  discountCode,
  email,
  ...key,
});

/** Returns the settings of the store that the rows of one trip are of. */
export const settingsOf = ([first]: readonly PricingContextRow[]): WorkspaceSettings => readSettings(first!.settings);

export function storeOf({ returnHosts, earlier }: PricingContextRow, settings: WorkspaceSettings): Omit<OpeningContext<never>, 'context'> {
  return {
    timeouts: settings.checkouts,
    mostHoldsPerKey: settings.checkouts.mostHoldsPerKey,
    savings: settings.savings,
    returnHosts: returnHosts ?? undefined,
    earlier: earlierOf(earlier),
  };
}

export function earlierOf(opening: PricingContextRow['earlier']): EarlierOpening | undefined {
  return opening ? { checkout: checkoutOf(opening.checkout), fingerprint: opening.fingerprint } : undefined;
}
