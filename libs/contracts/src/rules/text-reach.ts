import { getCountries } from 'libphonenumber-js/max';
import { readNumber } from './text/phone-number';

interface Region {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

let countryOfZone: ReadonlyMap<string, string> | undefined;
/** What was answered before: there are a few hundred zones, and asking the system is slow. */
const answered = new Map<string, string[]>();

/** The country of a time zone, ISO 3166 two-letter codes; none for one of no country, such as UTC (§4.8 r4). */
export function homeCountries(timezone: string): string[] {
  const known = answered.get(timezone);
  if (known) return known;
  countryOfZone ??= readZones();
  const country = countryOfZone.get(canonical(timezone));
  const countries = country ? [country] : [];
  answered.set(timezone, countries);
  return countries;
}

function readZones(): Map<string, string> {
  const zones = new Map<string, string>();
  for (const country of getCountries()) {
    for (const zone of zonesOf(country)) zones.set(canonical(zone), country);
  }
  return zones;
}

/** Newer runtimes have a method for them, older ones a member. */
function zonesOf(country: string): string[] {
  const region = new Intl.Locale(`und-${country}`) as Region;
  return region.getTimeZones?.() ?? region.timeZones ?? [];
}

/** The one name that this system has for a zone with several. */
function canonical(timezone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
}

/** What a workspace has said of where its texts go, and what is known of where it is. */
export interface TextPlaces {
  /** `texts.countries` of its settings, ISO 3166 two-letter codes; absent without a list. */
  listed?: readonly string[] | null;
  /** IANA zone of the workspace. */
  timezone: string;
  /** Of the number that it has connected, where that is known. */
  ownNumber?: string | null;
}

/** Why no text goes to a number: the number itself, its country, or that the workspace's country is not known. */
export interface TextProblem {
  of: 'number' | 'country' | 'workspace';
  /** A sentence that says what to give instead. */
  message: string;
}

/** Countries whose numbers the texts of a workspace go to: its list, else its own country and that of its own number. None where neither is known (D-107). */
export function textCountries({ listed, timezone, ownNumber }: TextPlaces): string[] {
  return listed ? [...listed] : [...new Set([...homeCountries(timezone), ...(ownNumber ? [ownNumber] : [])])];
}

/** Why no text may go to a number as it was sent; undefined when one may (D-107). */
export function textProblem(to: string, countries: readonly string[]): TextProblem | undefined {
  const number = readNumber(to);
  if ('problem' in number) return { of: 'number', message: number.problem };
  if (countries.length === 0) return { of: 'workspace', message: 'No texts are sent from here yet. Give an e-mail address.' };
  if (countries.includes(number.country)) return undefined;
  return {
    of: 'country',
    message: `No texts are sent from here to numbers of ${number.country}. Give an e-mail address, or another number.`,
  };
}
