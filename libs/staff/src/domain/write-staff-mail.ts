import { languageIn, languageOf } from '@svc/contracts';
import { parseUrl } from '@svc/kernel';
import type { EmailContent } from '@svc/notifications';
import { INVITATION_MS } from './invitation';
import { LINK_MS } from './sign-in-link';
import type { StaffMail } from './staff-mail';
import { STAFF_TEXTS } from './texts';
import type { StaffMailFacts, StaffTexts } from './texts/en';

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];
/** English where the reader's language is unknown. */
const FALLBACK = 'en-GB';

/** Content of a mail beside its own details. */
export interface StaffMailSource {
  /** PUBLIC_URL. */
  publicUrl: string;
  /** Language of the reader, BCP 47. */
  language?: string;
  /** Address of the page that the button leads to. */
  url?: string;
  /** Name of the shop that an invitation is about. */
  shop?: string;
  /** Address of who invites. */
  inviter?: string;
}

/** Writes a mail to one of the staff. It names no person, but for the address of who invites: names are typed by anybody (D-153). */
export function writeStaffMail(
  { kind, email, details }: StaffMail,
  { publicUrl, language, url, shop, inviter }: StaffMailSource,
): EmailContent {
  const locale = language !== undefined && languageIn(language) ? language : FALLBACK;
  const texts = STAFF_TEXTS[languageOf(locale)];
  const { subject, heading, paragraphs, button } = texts.mails[kind];
  const site = parseUrl(publicUrl)!.host;
  const facts: StaffMailFacts = {
    site,
    minutes: LINK_MS.sign_in / MINUTE_MS,
    hours: LINK_MS.recovery / HOUR_MS,
    days: INVITATION_MS / DAY_MS,
    shop: shop ?? site,
    inviter,
    factor: details.factor ?? 'passkey',
    name: details.name,
  };
  return {
    language: locale,
    brand: { name: site },
    addressee: email,
    subject: subject(facts),
    heading: heading(facts),
    greeting: texts.greeting,
    paragraphs: paragraphs(facts),
    facts: kind === 'new_sign_in' || kind.startsWith('factor_') ? factsOf(details, texts, locale) : [],
    link: url !== undefined && button !== undefined ? { url, text: button } : undefined,
    footer: texts.footer(site),
    calendars: [],
  };
}

function factsOf({ at, device, ip }: StaffMail['details'], { labels }: StaffTexts, locale: string): EmailContent['facts'] {
  const fact = (name: string, line: string | undefined) => (line === undefined ? [] : [{ name, lines: [line] as const }]);
  return [
    ...fact(labels.when, at === undefined ? undefined : momentText(at, locale)),
    ...fact(labels.device, ip === undefined ? undefined : (device ?? labels.unknown)),
    ...fact(labels.address, ip),
  ];
}

/** Formats a moment in UTC, since the zone of the reader is not known: `1 December 2026 at 09:00 UTC`. */
function momentText(at: string, locale: string): string {
  return `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at))} UTC`;
}
