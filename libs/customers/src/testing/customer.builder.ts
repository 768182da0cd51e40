import type { KnownPerson } from '../domain/contact';
import type { LinkCustomerRequest } from '../domain/customer-link';

/** Time at which links of tests are made. */
export const LINKED_AT = new Date('2026-02-01T12:00:00.000Z');

/** Builds Adé Ọlá, of some workspace's live mode; give only the fields of the test. */
export function aPerson(overrides: Partial<KnownPerson> = {}): KnownPerson {
  return { workspaceId: '01890a5d-ac96-774b-bcce-b302099a8057', mode: 'live', name: 'Adé Ọlá', email: 'ade@example.com', ...overrides };
}

/** Builds a request for the merchant's user 42, with Adé's e-mail; give only the fields of the test. */
export function aLinkRequest(overrides: Partial<LinkCustomerRequest> = {}): LinkCustomerRequest {
  return { email: 'ade@example.com', externalRef: 'user_42', ...overrides };
}
