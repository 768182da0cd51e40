/** How a checkout stands for its payer: the answer of the status endpoint, and what the page was made from. */
export interface Standing {
  state: string;
  /** Another one when there is something new to see. */
  mark: string;
  /** The address at which a buyer who has paid goes on (§4.2 r7). */
  goTo?: string;
  /** ISO 8601, by the clock of the service: the browser's own may be wrong. */
  now: string;
  expiresAt: string;
}

/** Whether a buyer can still pay. */
export function isOpen(state: string): boolean {
  return state === 'form' || state === 'transfer' || state === 'pending';
}

/** Whether the page is to be left, drawn anew or let be; `watches`: the page shows money that is under way. */
export function nextStep(shown: Pick<Standing, 'state' | 'mark'> & { watches: boolean }, heard: Standing): 'leave' | 'draw' | 'stay' {
  if (heard.goTo !== undefined && shown.state !== 'paid') return 'leave';
  if (heard.state !== shown.state && !isOpen(heard.state)) return 'draw';
  return shown.watches && heard.mark !== shown.mark ? 'draw' : 'stay';
}

/** What came over the wire, if it is a standing. */
export function readStanding(answer: unknown): Standing | undefined {
  const { state, mark, now, expiresAt, goTo } = (answer ?? {}) as Record<string, unknown>;
  const isWhole =
    [state, mark, now, expiresAt].every((value) => typeof value === 'string') && ['string', 'undefined'].includes(typeof goTo);
  return isWhole ? (answer as Standing) : undefined;
}

const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 15_000;
const MOST_QUESTIONS = 200;

/** How long to wait before asking again, after this many answers without news; undefined: it has been asked often enough. */
export function pauseAfter(answers: number): number | undefined {
  return answers >= MOST_QUESTIONS ? undefined : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.3 ** answers);
}
