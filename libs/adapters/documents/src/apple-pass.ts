import { type AdmissionDay, inkOn, localTimeLine, placeLines } from '@svc/contracts';
import type { WalletPass } from '@svc/ticketing';
import { printColour } from './pdf-document';
import { inOneLine } from './plain-text';
import { channelsOf, drawPassPictures } from './pass-pictures';
import { localMoment, placeInOneLine, shortDates } from './pass-texts';

/** Keys for signing passes of Apple Wallet, in PEM. */
export interface AppleWalletKeys {
  /** Certificate of the Pass Type ID. */
  certificate: string;
  /** Its private key, without a password. */
  key: string;
  /** Apple's certificate, which has issued it. */
  wwdr: string;
  /** `pass.…`, as in the certificate. */
  passTypeId: string;
  /** Team that owns the Pass Type ID. */
  teamId: string;
  /** End of the certificate. */
  validTo: Date;
}

/** Keys and content of a pass file. */
export interface ApplePassOrder {
  keys: AppleWalletKeys;
  pass: WalletPass;
}

interface Field {
  key: string;
  label: string;
  value: string;
  dateStyle?: 'PKDateStyleMedium';
  timeStyle?: 'PKDateStyleShort';
  /** Shows the time of the place, wherever the phone is. */
  ignoresTimeZone?: true;
}

/** Returns the `pass.json` of an event ticket, in the language of its holder. */
export function applePassJson({ passTypeId, teamId }: Pick<AppleWalletKeys, 'passTypeId' | 'teamId'>, pass: WalletPass) {
  const { days, words } = pass;
  const ground = printColour(pass.colour);
  const ink = triple(inkOn(ground));
  const starts = days.flatMap((day) => (day.startAt === undefined ? [] : [localMoment(day.startAt, day.timezone)]));
  const where = placeInOneLine(pass);
  return {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    serialNumber: `${pass.ref}-${pass.serial}`,
    organizationName: inOneLine(pass.merchant),
    description: inOneLine(pass.title),
    logoText: inOneLine(pass.merchant),
    backgroundColor: triple(ground),
    foregroundColor: ink,
    labelColor: ink,
    ...(starts.length > 0 && {
      relevantDate: starts[0],
      relevantDates: starts.map((relevantDate) => ({ date: relevantDate, relevantDate })),
    }),
    barcodes: [{ format: 'PKBarcodeFormatQR', message: pass.code, messageEncoding: 'iso-8859-1', altText: pass.ref }],
    eventTicket: {
      primaryFields: [field('event', '', pass.title)],
      secondaryFields: [whenField(pass), ...(where ? [field('where', words.where, where)] : [])],
      auxiliaryFields: [
        field('name', words.name, pass.holder),
        field('ticket', words.ticket, [pass.tier, pass.seat].filter(Boolean).join(' · ')),
      ],
      backFields: [
        ...days.map((day, index) => dayField(day, index, pass)),
        field('number', words.number, pass.ref),
        field('page', words.page, pass.url),
      ],
    },
  };
}

/** Returns a colour in the one form that Apple accepts: `rgb(43, 58, 103)`. */
function triple(colour: string): string {
  return `rgb(${channelsOf(colour).join(', ')})`;
}

function field(key: string, label: string, value: string): Field {
  return { key, label, value: inOneLine(value) };
}

/** Returns the field of the start; of several days, their dates. */
function whenField({ days, locale, words: { when } }: WalletPass): Field {
  const [{ startAt, timezone }] = days as [AdmissionDay];
  if (days.length > 1 || startAt === undefined) return field('when', when, shortDates(days, locale));
  return {
    key: 'when',
    label: when,
    value: localMoment(startAt, timezone),
    dateStyle: 'PKDateStyleMedium',
    timeStyle: 'PKDateStyleShort',
    ignoresTimeZone: true,
  };
}

/** Returns the field of one day in full, for the back. */
function dayField(day: AdmissionDay, index: number, { locale, words: { when } }: WalletPass): Field {
  const lines = [localTimeLine(day, locale), ...placeLines(day.location, locale)];
  return { key: `day${index + 1}`, label: inOneLine(day.label ?? when), value: lines.map(inOneLine).join('\n') };
}

/** Signs the pass of a ticket for Apple Wallet: some 50 ms of a processor, most of it for pictures and signature. */
export async function signApplePass({ keys, pass }: ApplePassOrder): Promise<Uint8Array> {
  // Loaded with the first pass, since most threads sign none.
  const { PKPass } = await import('passkit-generator');
  const pictures = await drawPassPictures(pass);
  const files = { ...pictures, 'pass.json': Buffer.from(JSON.stringify(applePassJson(keys, pass))) };
  return new PKPass(files, { wwdr: keys.wwdr, signerCert: keys.certificate, signerKey: keys.key }).getAsBuffer();
}
