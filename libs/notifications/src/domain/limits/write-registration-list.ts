import { localTimeLine } from '@svc/contracts';
import type { RegistrationListSource } from '../../ports/email-sources';
import type { EmailContent } from '../email';
import type { EmailContext } from '../write-guest-email';
import { messageLocaleOf } from '../texts';

/** Most registrations of one mail. */
export const MOST_LISTED = 100;

/** Writes the mail with links to all registrations of its recipient (D-153); undefined where there are none any more. */
export function writeRegistrationList(
  { workspace, branding, language, registrations, total }: RegistrationListSource,
  { links }: Pick<EmailContext, 'links'>,
): EmailContent | undefined {
  if (registrations.length === 0) return undefined;
  const { locale, registrationList: texts, guest } = messageLocaleOf(language);
  const facts = { merchant: workspace.displayName, total, others: total - registrations.length };
  return {
    language: locale,
    brand: { name: workspace.displayName, ...branding },
    addressee: '',
    subject: texts.subject(facts),
    heading: texts.heading,
    greeting: guest.greetingOfNobody,
    paragraphs: texts.paragraphs(facts),
    facts: [],
    links: registrations.map(({ title, startAt, timezone = workspace.timezone, seat }) => ({
      url: links.page({ workspaceSlug: workspace.slug, ...seat }),
      text: `${title} · ${localTimeLine({ date: startAt.slice(0, 10), startAt, timezone }, locale)}`,
    })),
    footer: texts.footer(facts),
    calendars: [],
  };
}
