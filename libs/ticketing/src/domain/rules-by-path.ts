/** Paths by which somebody gets a ticket. */
export const TICKET_PATHS = [
  /** `POST /v1/store/events/{slug}/register`. */
  'register',
  /** `POST /v1/store/events/{slug}/checkout`. */
  'eventCheckout',
  /** `POST /v1/store/events/{slug}/checkout/headless`. */
  'headless',
  /** An event checkout with `saveForIt`. */
  'savingsPlan',
  /** Form of the event's page that sells. */
  'saleForm',
  /** Form of the event's page that registers. */
  'registrationForm',
  /** The same behind the link for invited guests. */
  'rsvp',
  /** `POST /v1/admin/registrations`, also for each row of a guest list. */
  'ownGuest',
  /** `POST /v1/admin/orders`. */
  'ownOrder',
  /** A ticket page that gives its seat to somebody else. */
  'giveAway',
  /** `POST /v1/admin/registrations/{ref}/reopen`. */
  'reopen',
  /** `POST /v1/admin/registrations/{ref}/ticket-type`. */
  'changeType',
] as const;
export type TicketPath = (typeof TICKET_PATHS)[number];

/** A broken rule refuses the request. */
const YES = 'applies';
/** As `YES`, unless the merchant sets the rule aside by `override`. */
const OVR = 'override';
/** Seats of such tickets wait for the merchant. */
const WAIT = 'waits';
/** The form of the request itself demands it, whatever the event says. */
const FORM = 'form';
/** The rule is asked, though no request of the path can break it; `REMARKS` says why. */
const HOLD = 'guards';
/** The rule does not apply; `REMARKS` says why. */
const NO = 'exempt';

export type RuleCell = typeof YES | typeof OVR | typeof WAIT | typeof FORM | typeof HOLD | typeof NO;
type Row = readonly [
  RuleCell,
  RuleCell,
  RuleCell,
  RuleCell,
  RuleCell,
  RuleCell,
  RuleCell,
  RuleCell,
  RuleCell,
  RuleCell,
  RuleCell,
  RuleCell,
];

/**
 * Rules of who may take a ticket, by path (D-145): the one place that says which rule a path obeys. Each rule is one function of this
 * context, which asks this table by `applies`. A test of each cell, by the path's own request, is in `tools/tickets/rules/`.
 */
// prettier-ignore
const TABLE = {
  //           register  eventCheckout  headless  savingsPlan  saleForm  registrationForm  rsvp  ownGuest  ownOrder  giveAway  reopen  changeType
  closed:     [YES,      YES,           YES,      YES,         YES,      YES,              YES,  NO,       NO,       NO,       NO,     NO],
  cancelled:  [YES,      YES,           YES,      YES,         YES,      YES,              YES,  YES,      YES,      YES,      YES,    YES],
  noDaysLeft: [YES,      YES,           YES,      YES,         YES,      YES,              YES,  YES,      YES,      YES,      YES,    YES],
  known:      [YES,      YES,           YES,      YES,         YES,      YES,              YES,  YES,      YES,      NO,       NO,     NO],
  over:       [YES,      YES,           YES,      YES,         YES,      YES,              YES,  YES,      YES,      YES,      YES,    YES],
  window:     [YES,      YES,           YES,      YES,         YES,      YES,              YES,  OVR,      NO,       NO,       NO,     NO],
  unlocked:   [YES,      YES,           YES,      YES,         YES,      YES,              YES,  YES,      NO,       NO,       NO,     NO],
  external:   [NO,       NO,            NO,       NO,          YES,      NO,               NO,   NO,       NO,       NO,       NO,     NO],
  approval:   [WAIT,     YES,           YES,      YES,         YES,      WAIT,             WAIT, WAIT,     NO,       WAIT,     NO,     NO],
  kind:       [YES,      NO,            NO,       NO,          NO,       HOLD,             HOLD, YES,      NO,       NO,       NO,     YES],
  phase:      [NO,       YES,           YES,      YES,         YES,      NO,               NO,   NO,       YES,      NO,       NO,     HOLD],
  limits:     [YES,      YES,           YES,      YES,         YES,      YES,              YES,  OVR,      NO,       NO,       NO,     NO],
  group:      [YES,      YES,           YES,      YES,         HOLD,     HOLD,             HOLD, YES,      YES,      NO,       NO,     NO],
  names:      [YES,      YES,           YES,      YES,         YES,      YES,              YES,  YES,      NO,       FORM,     NO,     NO],
  questions:  [YES,      YES,           YES,      YES,         YES,      YES,              YES,  OVR,      NO,       YES,      NO,     NO],
  ages:       [YES,      YES,           YES,      YES,         YES,      YES,              YES,  OVR,      NO,       YES,      NO,     NO],
  capacity:   [YES,      YES,           YES,      YES,         YES,      YES,              YES,  YES,      YES,      NO,       YES,    YES],
} as const satisfies Record<string, Row>;

export type TicketRule = keyof typeof TABLE;
export const TICKET_RULES = Object.keys(TABLE) as readonly TicketRule[];

const MERCHANTS = 'The merchant decides: their own guests and orders go on while the shop is closed to others.';
const HELD = 'The seat is held already: giving it on is no sale, and goes on after the sale has ended.';
const FREE = 'Nothing that costs money is taken on this path.';
const OWN_CALL = 'The call with a secret key is the merchant’s own, for tickets that are sold on a site of theirs.';
const SELLS = 'The path sells.';
const ON_PAGE = 'A form with a ticket that costs money is a purchase, by the row of the form that sells.';
const BY_PAGE = 'The page itself writes one entry for each seat.';
const CHOSEN = 'The guest chose the seat while it was offered, by the rules of that time; its merchant opens it again.';
const OWN_SALE = 'The merchant sells it by hand, to whom and when they choose.';
const DETAILS = 'The merchant takes the order in person or by phone; what is missing is corrected later.';
const NAMED = 'The merchant names a type of the event, on sale or not, and the seat is held already.';
const WARNED = 'The seat is held already: what its new type asks for beside is a warning.';
const WAITS = 'Seats that are opened again wait for the merchant, whatever their type says by now.';

/** Reasons why rules do not apply to paths, or cannot be broken there. */
export const REMARKS: Readonly<Partial<Record<TicketRule, Readonly<Partial<Record<TicketPath, string>>>>>> = {
  closed: { ownGuest: MERCHANTS, ownOrder: MERCHANTS, giveAway: HELD, reopen: MERCHANTS, changeType: MERCHANTS },
  known: { giveAway: HELD, reopen: CHOSEN, changeType: NAMED },
  window: { ownOrder: OWN_SALE, giveAway: HELD, reopen: CHOSEN, changeType: NAMED },
  unlocked: { ownOrder: OWN_SALE, giveAway: HELD, reopen: CHOSEN, changeType: NAMED },
  external: {
    ownOrder: OWN_SALE,
    register: FREE,
    eventCheckout: OWN_CALL,
    headless: OWN_CALL,
    savingsPlan: OWN_CALL,
    registrationForm: FREE,
    rsvp: FREE,
    ownGuest: FREE,
    giveAway: HELD,
    reopen: CHOSEN,
    changeType: NAMED,
  },
  approval: {
    ownOrder: OWN_SALE,
    reopen: WAITS,
    changeType: 'The seat keeps its status: the merchant has decided about this guest, or still will.',
  },
  kind: {
    ownOrder: SELLS,
    eventCheckout: SELLS,
    headless: SELLS,
    savingsPlan: SELLS,
    saleForm: SELLS,
    registrationForm: ON_PAGE,
    rsvp: ON_PAGE,
    giveAway: HELD,
    reopen: CHOSEN,
  },
  phase: {
    register: FREE,
    registrationForm: FREE,
    rsvp: FREE,
    ownGuest: FREE,
    giveAway: HELD,
    reopen: CHOSEN,
    changeType: 'The present price has to be the one that was paid.',
  },
  limits: { ownOrder: OWN_SALE, giveAway: HELD, reopen: CHOSEN, changeType: NAMED },
  group: {
    saleForm: BY_PAGE,
    registrationForm: BY_PAGE,
    rsvp: BY_PAGE,
    giveAway: HELD,
    reopen: CHOSEN,
    changeType: 'Seats of group tickets are not changed.',
  },
  names: { ownOrder: DETAILS, reopen: CHOSEN, changeType: WARNED },
  questions: { ownOrder: DETAILS, reopen: CHOSEN, changeType: WARNED },
  ages: { ownOrder: DETAILS, reopen: CHOSEN, changeType: WARNED },
  capacity: { giveAway: HELD },
};

/** Returns what a rule does on a path. */
export function ruleOn(rule: TicketRule, path: TicketPath): RuleCell {
  return TABLE[rule][TICKET_PATHS.indexOf(path)]!;
}

/** Returns true where a path obeys a rule, unless the merchant sets it aside there for a guest of their own. */
export function applies(rule: TicketRule, path: TicketPath, isSetAside = false): boolean {
  const cell = ruleOn(rule, path);
  return cell !== NO && !(cell === OVR && isSetAside);
}
