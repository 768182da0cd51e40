import {
  type AreaTreatment,
  COUNTS,
  fact,
  KEYS,
  notPersonal,
  OF_THE_MERCHANT,
  personal,
  STATE_OF_WORK,
  tableOf,
  tableWithoutPeople,
  TIMES_OF_WORK,
} from './column-treatment';

const HASHED = { not: 'A hash under a secret key, from which nothing can be read.' };

/** Messages, announcements, sign-ups, submissions of forms and one-time passwords. */
export const MESSAGE_COLUMNS: AreaTreatment = {
  announcement: tableOf(
    fact('text, by_language, created_at', ['messages']),
    notPersonal('workspace_id, id, event_id', KEYS),
    notPersonal('who, about, recipients, unsubscribed', 'To whom the merchant wrote, and how many they were.'),
    notPersonal('idempotency_key, fingerprint', 'The key of the merchant’s request, and a hash of it.'),
  ),
  form_submission: tableOf(
    personal('answers, files, identity, form_slug, form_name', { exportedBy: ['submissions'], erasedBy: ['submissions'] }),
    personal('sending_key, fingerprint', {
      exportedBy: { not: 'The key of the page that was sent and a hash of what was sent, by which the same is not stored twice.' },
      erasedBy: ['submissions'],
    }),
    fact('source, submitted_at', ['submissions']),
    notPersonal('workspace_id, mode, id, form_id', KEYS),
  ),
  merchant_notice: tableWithoutPeople(
    'workspace_id, id, kind, subject, subject_id, planned, created_at, due_at, mailed_at',
    'News of the shop by the keys of what they are about; names come into a mail when it is written.',
  ),
  message: tableOf(
    personal('recipient, details, last_error, provider_ref', { exportedBy: ['messages'], erasedBy: ['messages'] }),
    fact('kind, channel, state, created_at, sent_at', ['messages']),
    notPersonal('workspace_id, mode, id, subject_id, version', KEYS),
    notPersonal('attempts, due_at, counted_at, waits_for, segments, unanswered_since', STATE_OF_WORK),
  ),
  notified_schedule: tableWithoutPeople(
    'workspace_id, mode, subject_id, reader, event_id, message_id, revision, schedule, before, written_at, ends_at',
    'Days, times and places of an event, and names of calendar entries, as the last mail about a seat has them. Readers are named by the id of their registration, order or seat.',
  ),
  otp_challenge: tableOf(
    personal('masked, purpose, delivery_reason, provider_ref', { exportedBy: ['codes'], erasedBy: ['one-time passwords'] }),
    personal('destination_hash, prefix_hash, visitor_hash', { exportedBy: HASHED, erasedBy: ['one-time passwords'] }),
    fact('country, channel, sender, created_at, delivery_status', ['codes']),
    notPersonal('workspace_id, mode, id, key_id, template_id', KEYS),
    notPersonal('code_source, code_hash, pepper_version', 'A hash of a random code, and how it was made.'),
    notPersonal('attempts, status, expires_at, ended_at, delivery_at, handover, segments, charge_minor, charge_currency', STATE_OF_WORK),
  ),
  otp_connection: tableWithoutPeople('workspace_id, kind, sealed, set_at, country', OF_THE_MERCHANT),
  otp_key_hour: tableWithoutPeople('workspace_id, mode, key_id, hour, sends', COUNTS),
  otp_ledger: tableWithoutPeople(
    'workspace_id, id, currency, entry, kind, amount_minor, balance_minor, challenge_id, note, at, idempotency_key, fingerprint',
    'The merchant’s account with the operator: what a send cost, and credits with the operator’s note. A send is named by its random id.',
  ),
  otp_stray_guess: tableWithoutPeople('workspace_id, mode, bucket, guesses', COUNTS),
  otp_template: tableWithoutPeople('workspace_id, id, name, language, approved, is_default, created_at', OF_THE_MERCHANT),
  otp_wallet: tableWithoutPeople('workspace_id, currency, balance_minor, entries', OF_THE_MERCHANT),
  service_code_send: tableWithoutPeople(
    'destination_hash, challenge_id, sent_at',
    'A hash under the key of the installation, of no workspace, by which codes to one number are limited over all shops. It is kept for 24 hours.',
  ),
  suppressed_address: tableOf(
    notPersonal('workspace_id, what, created_at', 'What an address has been told not to get, and since when.'),
    notPersonal(
      'hash',
      'A hash of an address under a key of the workspace. It has to outlast an erasure, or mails to the address would begin again.',
    ),
  ),
  suppression_key: tableWithoutPeople('workspace_id, key_id, sealed', 'The encrypted key of a workspace for hashes of addresses.'),
  subscription: tableOf(
    personal('email, name, language', { exportedBy: ['subscriptions'], erasedBy: ['sign-ups'] }),
    fact('kind, product_id, state, created_at, confirmed_at, ended_at', ['subscriptions']),
    notPersonal('workspace_id, mode, id, variant_id', KEYS),
    notPersonal('source, asked_at, mails', TIMES_OF_WORK),
  ),
};
