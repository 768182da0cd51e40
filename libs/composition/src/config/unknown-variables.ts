/** Names of common tools, platforms and libraries that resemble a variable of this service and are not meant for it. */
const COMMON: ReadonlySet<string> = new Set(['SECRET_KEY_BASE', 'SECRET_KEY_BASE_DUMMY']);
/**
 * Kubernetes and Docker give every process the addresses of every service by such names: `WEBHOOK_ALLOW_SERVICE_HOST`,
 * `API_PORT_80_TCP_ADDR`.
 */
const SERVICE_LINK = /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP|SCTP)(_|$)/;
/** Names of the APIs of providers, such as `STRIPE_API_KEY`, are in many environments. */
const OF_PROVIDERS = /_API_$/;
const FILE_SUFFIX = '_FILE';
/** A shorter name is near too many words. */
const SHORTEST = 6;
const LONG = 10;

/**
 * Returns warnings about variables that resemble one of the service's (D-135): a typo of one, one with a suffix that some images read, or
 * one that begins like a group of them. Values are not repeated, they may be secret.
 */
export function unknownVariables(present: readonly string[], ours: readonly string[]): string[] {
  const ownNames = new Set(ours);
  const prefixes = prefixesOf(ours);
  return present
    .filter((name) => !ownNames.has(name) && !COMMON.has(name) && !SERVICE_LINK.test(name))
    .flatMap((name) => {
      const meant = nearestOf(name, ours);
      if (meant) return [`${name} is not a variable of this service and is ignored. Did you mean ${meant}?`];
      const prefix = prefixes.find((start) => name.startsWith(start));
      return prefix
        ? [
            `${name} is not a variable of this service and is ignored. Those that begin with ${prefix} are ${ours.filter((each) => each.startsWith(prefix)).join(', ')}.`,
          ]
        : [];
    });
}

/** Returns beginnings of two words that are the service's own. */
function prefixesOf(ours: readonly string[]): string[] {
  const starts = ours
    .map((name) => name.split('_'))
    .filter((words) => words.length > 2)
    .map(([one, two]) => `${one}_${two}_`);
  return [...new Set(starts)].filter((start) => !OF_PROVIDERS.test(start));
}

function nearestOf(name: string, ours: readonly string[]): string | undefined {
  const [best] = ours
    .filter((each) => isNear(name, each))
    .map((each) => ({ each, changes: changesBetween(name, each) }))
    .sort((one, other) => one.changes - other.changes);
  return best?.each;
}

function isNear(name: string, our: string): boolean {
  if (our.length < SHORTEST) return false;
  if (name.toUpperCase() === our || name === `${our}${FILE_SUFFIX}` || wordsOf(name) === wordsOf(our)) return true;
  if (charactersOf(name) === charactersOf(our)) return true;
  return name[0] === our[0] && changesBetween(name, our) <= (our.length < LONG ? 1 : 2) && !isOtherWord(name, our);
}

/** Returns true for another word: `DATABASE_SSL` is no typo of `DATABASE_URL`, since more than half of a word differs. */
function isOtherWord(name: string, our: string): boolean {
  const [written, meant] = [name.split('_'), our.split('_')];
  return written.length === meant.length && meant.some((word, at) => changesBetween(written[at]!, word) > Math.max(1, word.length / 2));
}

const wordsOf = (name: string) => name.split('_').sort().join('_');
const charactersOf = (name: string) => [...name.replaceAll('_', '')].sort().join('');

/** Returns the number of letters that are inserted, removed or replaced between two names; two swapped neighbours count as one. */
function changesBetween(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = last[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? before[j - 2]! + 1 : Infinity;
      row.push(Math.min(replaced, swapped, last[j]! + 1, row[j - 1]! + 1));
    }
    [before, last] = [last, row];
  }
  return last[other.length]!;
}
