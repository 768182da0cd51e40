import { type AreaTreatment, tableWithoutPeople } from './column-treatment';

const OF_THE_STAFF =
  'About somebody who works for the merchant, and has an account of the installation. It is about no buyer or guest; the person changes and ends it.';

/** People of the staff, their memberships, sessions and factors (ADR 0171). */
export const STAFF_COLUMNS: AreaTreatment = {
  passkey: tableWithoutPeople(
    'id, person_id, credential_id, public_key, counter, transports, is_backed_up, name, created_at, last_used_at',
    OF_THE_STAFF,
  ),
  person: tableWithoutPeople('id, email, name, language, created_at', OF_THE_STAFF),
  sign_in_link: tableWithoutPeople('person_id, id, token_hash, purpose, created_at, expires_at', OF_THE_STAFF),
  staff_challenge: tableWithoutPeople('hash, purpose, person_id, expires_at', OF_THE_STAFF),
  staff_invitation: tableWithoutPeople(
    'workspace_id, id, email, role, language, invited_by_id, created_at, expires_at, token_hash',
    'About somebody whom the merchant wants as staff. It is deleted when it is accepted or withdrawn, or after its end.',
  ),
  staff_mail: tableWithoutPeople(
    'id, kind, email, language, details, due_at, attempts, created_at',
    'A mail to staff, or to whom somebody typed as such, until it is sent or given up, within minutes.',
  ),
  staff_member: tableWithoutPeople('workspace_id, person_id, role, joined_at, invited_by_id', OF_THE_STAFF),
  staff_policy: tableWithoutPeople('workspace_id, demand', 'What the merchant demands of how its staff signs in.'),
  staff_session: tableWithoutPeople('id, token_hash, person_id, way, created_at, last_seen_at, proved_at, ip, device', OF_THE_STAFF),
  staff_totp: tableWithoutPeople('person_id, sealed, created_at, confirmed_at, last_step', OF_THE_STAFF),
};
