/**
 * Words that stood for things that have a standard name, as the words of an identifier, a SQL name or a file name in a row, and the name
 * to use. `allowed`: names in which the word has its technical meaning.
 */
export const FORBIDDEN_NAMES = [
  { words: 'bell', use: 'job or notifier' },
  { words: 'bells', use: 'jobs' },
  { words: 'sight', use: 'tenant scope or access' },
  { words: 'sees every', use: 'serves every' },
  { words: 'wall', use: 'row security', allowed: ['wallTime', 'wallClock'] },
  { words: 'walled', use: 'tenant-scoped' },
  { words: 'front door', use: 'request handler' },
  { words: 'opening door', use: 'request handler' },
  { words: 'desk', use: 'page service' },
  { words: 'visits', use: 'page loader' },
  { words: 'letter', use: 'email', allowed: ['letter', 'firstLetter', 'capitalLetter'] },
  { words: 'letters', use: 'emails', allowed: ['letters', 'combiningLetters'] },
  { words: 'stationery', use: 'email context' },
  { words: 'scene', use: 'pricing context' },
  { words: 'scenes', use: 'pricing contexts' },
  { words: 'lives', use: 'timeouts' },
  { words: 'recipe', use: 'the operation itself' },
  { words: 'gathering', use: 'micro-batcher' },
  { words: 'gatherings', use: 'micro-batchers' },
  { words: 'work off', use: 'process' },
  { words: 'wonder', use: 'handleUnknownReference' },
  { words: 'breath', use: 'batching delay' },
  { words: 'goodbye', use: 'shutdown' },
  { words: 'patience', use: 'timeout' },
  { words: 'upkeep', use: 'maintenance task' },
  { words: 'forget', use: 'purge rows, invalidate what is cached' },
  { words: 'outdate', use: 'invalidate' },
  { words: 'outdates', use: 'invalidates' },
  { words: 'outdated', use: 'invalidated or stale' },
  { words: 'booth', use: 'rail fixture' },
  { words: 'rush', use: 'load run' },
  { words: 'mortal', use: 'killable process' },
  { words: 'mortals', use: 'killable processes' },
  { words: 'doom', use: 'crash schedule' },
  { words: 'workbench', use: 'edit session' },
  { words: 'shop face', use: 'branding' },
  { words: 'speech', use: 'locale' },
  { words: 'hearing', use: 'listener delivery' },
  // The field `told` of a destination's health and the type of a fact are stored, `toldAt` is a field of the public interface.
  { words: 'told', use: 'shown, reported, notified or the noun of the value', allowed: ['told', 'toldAt'] },
  { words: 'untold', use: 'new, unrelayed or remaining', allowed: ['guests_untold'] },
  { words: 'tell', use: 'show, report, return or notify' },
  { words: 'tells', use: 'shows, reports, returns or notifies' },
  { words: 'mend', use: 'fix' },
  { words: 'anew', use: 'again' },
  { words: 'grams', use: 'trigrams' },
].map((entry) => ({ ...entry, spelled: ` ${entry.words} ` }));

/** SQL names of the release before, under which its processes still call functions, a table and a column (ADR 0115). */
export const FORMER_SQL_NAMES = new Set([
  'make_walled_role',
  'may_step_behind_wall',
  'raise_wall',
  'search_grams',
  'tables_without_wall',
  'take_untold_facts',
  'told_full_at',
  'webhook_hearing',
]);

/** Past participles that name no value: locals and parameters are nouns of the field. */
export const NO_LOCALS = new Set(['told', 'found', 'asked', 'known', 'given', 'kept']);

/** Words with which no docstring begins: a function's begins with a verb in the third person, a type's or a field's with a noun. */
export const NO_FIRST_WORDS = new Set(['What', 'Whatever', 'Whether', 'Who', 'Whoever', 'Whom', 'Whose', 'Of', 'How']);

/**
 * Words with which no title of a test begins, since they leave half a sentence: a title begins with the verb of what the `describe` above
 * names, or is a sentence with a subject of its own.
 */
export const HALF_SENTENCE =
  /^(that|which|whose|whom?|of|by|with|without|for|from|to|in|at|on|about|as|through|until|till|within|below|above|besides?|outside|over|under|beyond|before|after|since|while|when|where|if|unless|once|because|not|nor|neither|and|but|or|also|only|its|their|no longer|nothing of)(?![\w-])/i;

/**
 * Phrases that are refused in docstrings, titles of tests, headings and comments of SQL, and what to write. Words of the style guide
 * that have a technical meaning of their own are not here: take (a lock), answer (of a request), look, place (of a decimal), stand (for), text.
 */
export const FORBIDDEN_PHRASES = [
  { phrase: /\b(un)?told\b/i, use: 'shown, reported or notified' },
  { phrase: /\bmend(s|ed|ing)?\b/i, use: 'fix' },
  { phrase: /\bfor ever\b/i, use: 'permanently' },
  { phrase: /\bpassed over\b/i, use: 'ignored' },
  { phrase: /\banew\b/i, use: 'again, start over' },
  { phrase: /\bkept ready\b/i, use: 'cached' },
  { phrase: /\bcomes? (again|twice)\b/i, use: 'is retried, is a duplicate' },
  { phrase: /\bmay be asked twice\b/i, use: 'safe to retry' },
  { phrase: /\boutdate[sd]?\b/i, use: 'invalidate, stale' },
  { phrase: /\bwho (listens|makes something)\b/i, use: 'listener, consumer' },
  { phrase: /\bwhom it goes to\b/i, use: 'recipient' },
  { phrase: /\b(the|a|behind|without) walls?\b(?!-| clock)/i, use: 'row-level security' },
  { phrase: /\bgrams\b/i, use: 'trigrams' },
  { phrase: /\bbelongs? into\b/i, use: 'belongs in' },
  { phrase: /\bis no superuser\b/i, use: 'is not a superuser' },
  { phrase: /\bend of (its|their|the) memory\b/i, use: 'out of memory' },
];
