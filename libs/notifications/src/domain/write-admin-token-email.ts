import { localTimeLine } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { AdminTokenEmailSource } from '../ports/email-sources';
import type { EmailContent } from './email';
import { ENGLISH } from './email-texts';

/** What the merchant is told when the operator has made an admin token of their workspace (D-109): which one, and how to end it. */
export function writeAdminTokenEmail({ workspace, branding, token: { id, ending, madeAt } }: AdminTokenEmailSource): EmailContent {
  return {
    language: ENGLISH.language,
    brand: { name: workspace.displayName, ...branding },
    addressee: workspace.displayName,
    subject: 'A new admin token of your shop was made',
    heading: 'A new admin token of your shop was made',
    greeting: ENGLISH.alertGreeting,
    paragraphs: [
      `The operator of this service has made an admin token of ${workspace.displayName}, which ends in ${ending}. Whoever holds it may read and change everything in your shop.`,
      `If you did not ask for it, end it at once: POST /v1/admin/keys/${refOf('key', id)}/revoke. What it is used for stands in the audit log: GET /v1/admin/audit.`,
    ],
    facts: [{ name: 'Made', lines: [localTimeLine({ date: madeAt.slice(0, 10), startAt: madeAt, timezone: workspace.timezone })] }],
    footer: ENGLISH.alertFooter(workspace.displayName),
    calendars: [],
  };
}
