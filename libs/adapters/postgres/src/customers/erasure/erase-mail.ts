import { ERASED, MERCHANT_MESSAGE_KINDS } from '@svc/notifications';
import { type ErasureStep, isTheirEmail, NOBODY, theirOrders, theirRegistrations } from './erasure-step';
import { statement } from '../../work/statement';

/** A deleted submission of a form. */
export interface DeletedRow {
  id: string;
  formSlug: string;
  files: { storageKey: string }[];
}

/** SQL of the kinds of messages about an order or registration that go to the merchant. */
export const TO_MERCHANT = [...MERCHANT_MESSAGE_KINDS, 'money_returned', 'refund_failed'].map((kind) => `'${kind}'`).join(', ');

/** Statement that deletes submissions, and returns them for their files. */
export const ERASE_SUBMISSIONS = statement<DeletedRow>('customers.erase_submissions')`
  delete from form_submission
   where workspace_id = $1 and mode = $2
     and (identity ->> 'email' = any ($3::text[]) or identity ->> 'email' is null and identity ->> 'phone' = any ($4::text[]))
  returning id, form_slug as "formSlug", files`;

/**
 * Statements that clear messages, sign-ups, submissions and codes. Messages are found by the person's orders and registrations as well as by
 * their addresses; sent codes by the hashes of the phone, since the number is not stored with them. A recipient stays distinct, since a
 * message is unique by it (D-83).
 *
 * Whoever keeps more about addresses, such as suppressed ones (D-152, D-154), adds a step here, and none here deletes it.
 */
export const ERASE_MAIL = [
  {
    name: 'messages',
    needs: ['contacts', 'identities'],
    sql: statement('customers.erase_messages')`update message
             set recipient = '${ERASED}' || id, last_error = null, provider_ref = null, details = (details - 'handedOver') #- '{announcement,language}',
                 state = case when state = 'sent' then state else 'skipped' end
           where workspace_id = $1 and mode = $2
             and (lower(recipient) = any ($4::text[])
                  or kind not in (${TO_MERCHANT})
                     and subject_id in (select id from (${theirOrders('$3')}) o union all ${theirRegistrations('$4')}))`,
  },
  {
    name: 'confirmations',
    needs: ['emails'],
    sql: statement(
      'customers.erase_confirmations',
    )`delete from confirmation where workspace_id = $1 and mode = $2 and ${isTheirEmail('email', '$3')}`,
  },
  {
    name: 'sign-ups',
    needs: ['emails'],
    sql: statement('customers.erase_sign_ups')`delete from subscription where workspace_id = $1 and mode = $2 and email = any ($3::text[])`,
  },
  {
    name: 'submissions',
    needs: ['emails', 'phones'],
    sql: ERASE_SUBMISSIONS,
  },
  {
    name: 'one-time passwords',
    needs: ['numbers'],
    sql: statement('customers.erase_one_time_passwords')`update otp_challenge
             set destination_hash = 'erased ' || id, prefix_hash = 'erased ' || id, masked = '${NOBODY}', visitor_hash = null, purpose = null, provider_ref = null, delivery_reason = null
           where workspace_id = $1 and mode = $2 and destination_hash = any ($3::text[])`,
  },
] as const satisfies readonly ErasureStep[];
