/** Limits of HTML that is made into a text; descriptions that people write stay far below. */
const MOST_TAGS = 20_000;
const MOST_LEVELS = 200;
const MOST_SPANS = 2_000;

const TAG = /<(\/?)([a-z][a-z0-9:-]*)/gi;
const SPAN = /\b(?:col|row)span\s*=\s*["']?\s*(\d+)/gi;
const WITHOUT_CONTENT = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements that end where the next of their kind begins. */
const ENDED_BY_THE_NEXT = new Set(['p', 'li', 'dt', 'dd', 'option', 'tr', 'td', 'th']);

/**
 * Returns why HTML cannot be made into a text in bounded time: elements nested deeper, or more of them, than a reader of HTML follows.
 * @param {string} html
 * @returns {string | undefined}
 */
export function excessOf(html) {
  const open = [];
  let tags = 0;
  for (const [, slash, name] of html.matchAll(TAG)) {
    tags += 1;
    if (tags > MOST_TAGS) return `left out: more than ${MOST_TAGS} tags`;
    const element = name.toLowerCase();
    if (slash) close(open, element);
    else if (!WITHOUT_CONTENT.has(element)) {
      if (ENDED_BY_THE_NEXT.has(element) && open.at(-1) === element) open.pop();
      open.push(element);
    }
    if (open.length > MOST_LEVELS) return `left out: elements are nested more than ${MOST_LEVELS} deep`;
  }
  return spansOf(html) > MOST_SPANS ? `left out: cells of its tables span more than ${MOST_SPANS} others` : undefined;
}

function close(open, element) {
  const at = open.lastIndexOf(element);
  if (at !== -1) open.length = at;
}

function spansOf(html) {
  let sum = 0;
  for (const [, count] of html.matchAll(SPAN)) sum += Number(count);
  return sum;
}
