import { createHash, createSign } from 'node:crypto';
import { placeLines } from '@svc/contracts';
import { excerptOf } from '@svc/kernel';
import type { WalletPass } from '@svc/ticketing';
import { printColour } from './pdf-document';
import { inOneLine } from './plain-text';
import { localMoment, placeInOneLine, shortDates } from './pass-texts';

/** Keys for signing passes of Google Wallet. */
export interface GoogleWalletKeys {
  issuerId: string;
  /** Address of the service account. */
  clientEmail: string;
  /** RSA key of the service account, in PEM. */
  privateKey: string;
}

const SAVE = 'https://pay.google.com/gp/v/save/';
/** Longest address that Google calls safe: some browsers cut longer ones. */
const MOST_CHARACTERS = 1_800;

/** Content of a pass, from all of it down to a size that always fits. */
interface Room {
  /** Bytes of each text in UTF-8. */
  texts: number;
  logo?: true;
  link?: true;
  /** Includes the days between the first and the last. */
  days?: true;
}
const ROOMS: readonly Room[] = [
  { texts: 150, days: true, link: true, logo: true },
  { texts: 150, days: true, link: true },
  ...[150, 100, 75, 50].map((texts) => ({ texts, days: true }) as const),
  ...[50, 30, 20, 10].map((texts) => ({ texts })),
];

/**
 * Returns the address at which Google saves a ticket, which the address carries as a signed token (RFC 7519, RS256). Content
 * that makes it too long is left out: the logo first, then the link to the ticket’s page, then the ends of texts, and the days
 * between the first and the last.
 */
export function googleSaveUrl({ clientEmail, issuerId, privateKey }: GoogleWalletKeys, pass: WalletPass, now: Date): string {
  const claims = { iss: clientEmail, aud: 'google', typ: 'savetowallet', iat: Math.floor(now.getTime() / 1000) };
  const contents = ROOMS.map((room) => encoded({ ...claims, payload: payloadOf(issuerId, pass, room) }));
  return SAVE + signed(contents.find((content) => content.length <= MOST_CHARACTERS - OTHER_PARTS) ?? contents.at(-1)!, privateKey);
}

const HEADER = encoded({ alg: 'RS256', typ: 'JWT' });
/** Characters of a signature by 2,048 bits, as Google’s keys have. */
const SIGNATURE = 342;
const OTHER_PARTS = HEADER.length + SIGNATURE + 2;

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function signed(claims: string, privateKey: string): string {
  const content = `${HEADER}.${claims}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
}

/**
 * Returns the event and the ticket. Google keeps the first content under an id, so ids are hashes of their content: nobody
 * sees a place that was meant for another ticket (D-113), and an event that has moved has another id.
 */
export function payloadOf(issuerId: string, pass: WalletPass, room: Room) {
  const event = named(issuerId, eventOf(pass, room));
  const ticket = named(issuerId, { classId: event.id, ...ticketOf(pass, room) });
  return { eventTicketClasses: [event], eventTicketObjects: [ticket] };
}

function named<Content extends object>(issuerId: string, content: Content): Content & { id: string } {
  return { id: `${issuerId}.${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)}`, ...content };
}

function eventOf(pass: WalletPass, { texts, logo }: Room) {
  const { days, logoUrl } = pass;
  const text = localized(pass, texts);
  const place = placeInOneLine(pass);
  // Room is short, and guests know the country.
  const address = placeLines({ ...days[0]?.location, venueName: undefined, country: undefined, onlineUrl: undefined }).join(', ') || place;
  const [first, last] = [days[0]!, days.at(-1)!];
  return {
    issuerName: cut(pass.merchant, texts),
    reviewStatus: 'UNDER_REVIEW',
    eventName: text(pass.title),
    ...(place && address && { venue: { name: text(place), address: text(address) } }),
    ...(first.startAt && {
      dateTime: { start: localMoment(first.startAt, first.timezone), ...(last.endAt && { end: localMoment(last.endAt, last.timezone) }) },
    }),
    ...(logo && logoUrl?.startsWith('https://') && { logo: { sourceUri: { uri: logoUrl } } }),
  };
}

function ticketOf(pass: WalletPass, { texts, link, days: listsDays }: Room) {
  const { days, words, locale } = pass;
  const ground = printColour(pass.colour);
  return {
    state: 'ACTIVE',
    barcode: { type: 'QR_CODE', value: pass.code },
    ticketHolderName: cut(pass.holder, texts),
    ticketType: localized(pass, texts)([pass.tier, pass.seat].filter(Boolean).join(' · ')),
    hexBackgroundColor: ground,
    ...(listsDays &&
      (days.length > 1 || days[0]?.startAt === undefined) && {
        textModulesData: [{ id: 'days', header: words.when, body: cut(shortDates(days, locale), texts) }],
      }),
    ...(link && { linksModuleData: { uris: [{ id: 'page', uri: pass.url, description: words.page }] } }),
  };
}

/** Returns a function that writes texts in the language of the pass's holder. */
function localized({ locale }: WalletPass, most: number): (value: string) => { defaultValue: { language: string; value: string } } {
  const [language = 'en'] = locale.split('-');
  return (value) => ({ defaultValue: { language, value: cut(value, most) } });
}

/** Returns a text in one line, of at most so many bytes of UTF-8. */
function cut(text: string, most: number): string {
  return excerptOf(inOneLine(text), most, (part) => Buffer.byteLength(part));
}
