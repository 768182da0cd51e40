import { patternsOf, readSearch, type SearchRequest } from '@svc/contracts';

/** Parameters of a function that searches: the readings as JSON, and the patterns of the first and the second. */
type SearchParameters = [readings: string, first: string[] | null, second: string[] | null];

/** Returns the parameters of functions that search for what was read from a text (D-161). */
export function searchParameters({ readings }: SearchRequest): SearchParameters {
  const [first, second] = readings.map(patternsOf);
  return [JSON.stringify(readings), first ?? null, second ?? null];
}

/** Returns what a text searches for, with its parameters. */
export function searchOf(text: string): { request: SearchRequest; parameters: SearchParameters } {
  const request = readSearch(text);
  return { request, parameters: searchParameters(request) };
}

/** Returns the id in the ref that a text is, when the ref has this prefix; null otherwise. */
export function idIn({ ref }: SearchRequest, prefix: NonNullable<SearchRequest['ref']>['prefix']): string | null {
  return ref?.prefix === prefix ? ref.id : null;
}
