import { getCountries } from 'libphonenumber-js/max';
import { readNumber } from './text/phone-number';

interface Region {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

let countryOfZone: ReadonlyMap<string, string> | undefined;
/** Cached countries by zone: there are a few hundred zones, and the lookup is slow. */
const cachedCountries = new Map<string, string[]>();

/** Returns the country of a time zone as a list of ISO 3166 two-letter codes; empty for one without country, such as UTC (§4.8 r4). */
export function homeCountries(timezone: string): string[] {
  const cached = cachedCountries.get(timezone);
  if (cached) return cached;
  countryOfZone ??= readZones();
  const country = countryOfZone.get(canonical(timezone));
  const countries = country ? [country] : [];
  cachedCountries.set(timezone, countries);
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

/** Returns the canonical name of a zone on this system. */
function canonical(timezone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
}

/** Settings and location of a workspace that decide where its SMS may go. */
export interface TextReach {
  /** `texts.countries` of its settings, ISO 3166 two-letter codes; absent without a list. */
  listed?: readonly string[] | null;
  /** IANA zone of the workspace. */
  timezone: string;
  /** Country of its connected number, if it has one. */
  ownNumber?: string | null;
}

/** Reason not to send an SMS to a number: the number itself, its country, or the unknown country of the workspace. */
export interface TextProblem {
  of: 'number' | 'country' | 'workspace';
  /** Advice on the contact to use instead. */
  message: string;
}

/**
 * Returns the countries to which a workspace sends SMS: its list, else its own country and that of its own number. Empty where neither is
 * known (D-107).
 */
export function textCountries({ listed, timezone, ownNumber }: TextReach): string[] {
  return listed ? [...listed] : [...new Set([...homeCountries(timezone), ...(ownNumber ? [ownNumber] : [])])];
}

/** Returns the reason not to send an SMS to a number; undefined when one may be sent (D-107). */
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
