import { ERASE_MAIL } from './erasure/erase-mail';
import { ERASE_ORDERS } from './erasure/erase-orders';
import { ERASE_SEATS } from './erasure/erase-seats';
import type { ErasureStep } from './erasure/erasure-step';
import { statement } from '../work/statement';

export type { ErasureStep, ErasureValues, NumberHashes } from './erasure/erasure-step';

const ERASE_CONTACTS = [
  {
    name: 'kept answers',
    needs: ['marks'],
    sql: statement('customers.erase_kept_answers')`update kept_answer set status = null, headers = null, body = null
           where workspace_id = $1 and $2 in ('live', 'test') and body is not null
             and exists (select 1 from unnest($3::text[]) mark where strpos(lower(body), mark) > 0)`,
  },
  {
    name: 'reasons in the audit log',
    needs: ['orderRefs'],
    sql: statement('customers.erase_reasons_in_the_audit_log')`update audit_entry set details = details || '{"reason": null}'
           where workspace_id = $1 and $2 in ('live', 'test') and subject_ref = any ($3::text[]) and details ->> 'reason' is not null`,
  },
  {
    name: 'links',
    needs: ['contacts'],
    sql: statement(
      'customers.erase_links',
    )`delete from customer_link where workspace_id = $1 and mode = $2 and contact_id = any ($3::uuid[])`,
  },
  {
    name: 'contacts',
    needs: ['contacts', 'at'],
    sql: statement(
      'customers.erase_contacts',
    )`update contact set name = null, email = null, phone = null, erased_at = $4 where workspace_id = $1 and mode = $2 and id = any ($3::uuid[])`,
  },
  {
    name: 'phones of other contacts',
    needs: ['phones'],
    sql: statement(
      'customers.erase_phones_of_other_contacts',
    )`update contact set phone = null where workspace_id = $1 and mode = $2 and email is not null and phone = any ($3::text[])`,
  },
] as const satisfies readonly ErasureStep[];

const STEPS = [...ERASE_SEATS, ...ERASE_MAIL, ...ERASE_ORDERS, ...ERASE_CONTACTS] as const;

/** Name of a step, by which the list of columns names it. */
export type ErasureName = (typeof STEPS)[number]['name'];

/**
 * Statements that leave nothing personal of a person, in one transaction. Rows are found by the person's contacts and by their addresses, so
 * contacts, orders and registrations go last. Sent webhooks name nobody: they contain refs only. `personal-columns/` lists every column with
 * the steps that clear it.
 */
export const ERASURE: readonly (ErasureStep & { name: ErasureName })[] = STEPS;
