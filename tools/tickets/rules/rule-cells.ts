import { cutText } from '@svc/kernel';
import { ruleOn, TICKET_PATHS, TICKET_RULES, type TicketPath, type TicketRule } from '@svc/ticketing';
import { EARLY, type RulesWorld, USUAL } from './rules-world';
import { type Asked, refusalIn, TAKE_BY, type Taken } from './take-by-path';

/** A rule on a path. */
export interface RuleCell {
  rule: TicketRule;
  path: TicketPath;
}

const GOOD = { type: 'good' };
const UNKNOWN = 'tkt_01h455vb4pex5vsknk084sn02q';
const FORMS: readonly TicketPath[] = ['saleForm', 'registrationForm', 'rsvp'];
const CHILD = '2024-05-17';
/** Text that a form holds for a name, and that the service drops from names. */
const NO_NAME = '\u0007';

const beside = (type: string, more: object = {}): Asked => ({ tickets: [GOOD, { type, ...more }] });

/** Request that breaks a rule, for each rule. */
const BREAKING: Readonly<Record<TicketRule, (path: TicketPath) => Asked>> = {
  closed: () => ({ shop: 'closed', tickets: [GOOD] }),
  cancelled: () => ({ event: 'off', tickets: [GOOD] }),
  noDaysLeft: () => ({ event: 'days', tickets: [{ type: 'friday' }] }),
  known: () => beside(UNKNOWN),
  over: () => ({ event: 'past', tickets: [GOOD] }),
  window: () => beside('later'),
  unlocked: () => beside('hidden'),
  external: () => ({ event: 'elsewhere', tickets: [GOOD] }),
  approval: (path) => (ruleOn('approval', path) === 'waits' ? { tickets: [{ type: 'approved' }] } : beside('approved')),
  kind: () => ({ tickets: [{ type: 'good', kind: 'paid' }] }),
  phase: () => ({ tickets: [{ type: 'phased', quantity: 2 }] }),
  limits: () => beside('limited', { quantity: 3 }),
  group: () => beside('group', { attendees: [{ name: 'Ada Obi' }] }),
  names: (path) =>
    FORMS.includes(path) ? { ...beside('named', { quantity: 2 }), secondName: NO_NAME } : { ...beside('named'), secondName: '' },
  questions: (path) => ({ ...beside('asking'), ...((FORMS.includes(path) || path === 'giveAway') && { meal: 'meat' }) }),
  ages: () => ({ ...beside('adult'), dateOfBirth: CHILD }),
  capacity: () => beside('full'),
};

const NOT_ON_SALE = /not on sale|not available any more/;

/** Words of the refusal of each rule, to programs or on pages: a request that another rule refuses says something else. */
const REFUSED_BY: Readonly<Record<Exclude<TicketRule, 'phase'>, RegExp>> = {
  closed: /shop is closed/i,
  cancelled: /is cancelled|^done=refused$/,
  noDaysLeft: /days? that (is|are) cancelled|All days of this ticket are cancelled|^done=refused$/,
  known: NOT_ON_SALE,
  over: new RegExp(`${NOT_ON_SALE.source}|event is over|^done=refused$`),
  window: NOT_ON_SALE,
  unlocked: NOT_ON_SALE,
  external: NOT_ON_SALE,
  approval: /organiser (approves|confirms) each/,
  kind: /not free|only one at the same price/,
  limits: /Take 1 to 2 of/,
  group: /Give 2 attendees/,
  names: /enter (a|the) name/i,
  questions: /Please answer|choose one of/i,
  ages: /at least 18 years old/,
  capacity: /sold out|just been taken|are taken by now/,
};

/** Names under which a merchant sets rules aside. */
const OVERRIDE_OF: Readonly<Partial<Record<TicketRule, string>>> = {
  window: 'saleWindow',
  limits: 'seatCeiling',
  questions: 'questions',
  ages: 'age',
};

/** Cells that have a test: all but those where the rule does not apply, or cannot be broken. */
export const TESTED_CELLS: readonly RuleCell[] = TICKET_RULES.flatMap((rule) =>
  TICKET_PATHS.filter((path) => !['exempt', 'guards'].includes(ruleOn(rule, path))).map((path) => ({ rule, path })),
);

/** Cells that the table decides alone; the form of a request demands the others. */
export const REMOVABLE_CELLS = TESTED_CELLS.filter(({ rule, path }) => ruleOn(rule, path) !== 'form');

/** Cells whose rule the merchant may set aside. */
export const SET_ASIDE_CELLS = TESTED_CELLS.filter(({ rule, path }) => ruleOn(rule, path) === 'override');

/** Returns why a cell does not hold: the request of its path breaks the rule, and is not treated as the cell says. Undefined where it holds. */
export async function brokenCell(world: RulesWorld, { rule, path }: RuleCell): Promise<string | undefined> {
  const request = BREAKING[rule](path);
  const taken = await TAKE_BY[path](request.shop === 'closed' ? world.closed : world, request);
  return holds({ rule, path }, taken) ? undefined : `${rule} on ${path}: ${refusalIn(taken.text) || cutText(taken.text, 300)}`;
}

function holds({ rule, path }: RuleCell, { isTaken, waits, totalMinor, text }: Taken): boolean {
  if (ruleOn(rule, path) === 'waits') return isTaken && waits === true;
  if (rule === 'phase') return totalMinor === 2 * EARLY && EARLY < USUAL;
  return !isTaken && REFUSED_BY[rule].test(refusalIn(text));
}

/** Returns the answer to a request that breaks a rule which the merchant sets aside. */
export function setAside(world: RulesWorld, { rule, path }: RuleCell): Promise<Taken> {
  const request = rule === 'limits' ? { tickets: [{ type: 'good', quantity: 21 }] } : BREAKING[rule](path);
  return TAKE_BY[path](world, { ...request, override: [OVERRIDE_OF[rule]!] });
}

/** Returns the answer to a request that breaks no rule. */
export function takeGood(world: RulesWorld, path: TicketPath): Promise<Taken> {
  return TAKE_BY[path](world, { tickets: [GOOD] });
}
