import { getCountries } from 'libphonenumber-js/max';

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

/** Older and newer runtimes tell them by a member and by a method. */
function zonesOf(country: string): string[] {
  const region = new Intl.Locale(`und-${country}`) as Region;
  return region.getTimeZones?.() ?? region.timeZones ?? [];
}

/** The one name that this system has for a zone with several. */
function canonical(timezone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
}
