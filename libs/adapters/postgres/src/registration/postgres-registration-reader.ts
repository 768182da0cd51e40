import { RegistrationReader, type Holding, type RegistrationQuestion, type RegistrationContext } from '@svc/registration';
import { SEATED, type EventRules, type GivenCode } from '@svc/ticketing';
import type { DataSource } from 'typeorm';
import { MicroBatchers } from '../micro-batcher';
import { PRICING_CONTEXTS } from './registration-context-sql';

/** Events whose rules are remembered. */
const MOST_EVENTS = 1_000;
/** Statements of one process that read one event at once, and questions that one of them answers. */
const LIMITS = { trips: 2, items: 64 };

interface RegistrationContextRow {
  /** Null when they are those that are remembered. */
  rules: EventRules | null;
  left: Record<string, number>;
  codes: (GivenCode & { given: string })[];
  holdings: Record<string, Holding>;
  promoterCodes: Record<string, string>;
}

/**
 * Everything a registration is decided by, in one statement, which several guests share who ask at the same time. The
 * rules of an event are sent and read once for each of its versions: the statement tells whether those remembered hold.
 */
export class PostgresRegistrationReader extends RegistrationReader {
  private readonly remembered = new Map<string, EventRules>();
  private readonly batchers = new MicroBatchers((questions: readonly RegistrationQuestion[]) => this.readAll(questions), LIMITS);

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  read(question: RegistrationQuestion): Promise<RegistrationContext | undefined> {
    return this.batchers.add(`${question.mode} ${keyOf(question)}`, question);
  }

  /** Answers questions about one event, as of the time of the first. */
  private async readAll(questions: readonly RegistrationQuestion[]): Promise<(RegistrationContext | undefined)[]> {
    const [first] = questions as readonly [RegistrationQuestion];
    const { workspaceId, slug, now, timezone, mode } = first;
    const known = this.remembered.get(keyOf(first));
    const [row] = await this.dataSource.query<RegistrationContextRow[]>(PRICING_CONTEXTS, [
      workspaceId, slug, now, timezone, mode,
      questions.map(({ guestKey }) => guestKey),
      distinct(questions.flatMap(({ unlockCodes }) => unlockCodes)),
      distinct(questions.flatMap(({ promoterCode }) => promoterCode ?? [])),
      known?.id ?? null, known?.version ?? null, SEATED,
    ]);
    if (!row) return questions.map(() => undefined);
    const rules = row.rules ?? known!;
    if (row.rules) this.remember(keyOf(first), rules);
    return questions.map((question) => contextFrom(question, row, rules));
  }

  private remember(key: string, rules: EventRules): void {
    if (this.remembered.size >= MOST_EVENTS) this.remembered.clear();
    this.remembered.set(key, rules);
  }
}

function keyOf({ workspaceId, timezone, slug }: RegistrationQuestion): string {
  return `${workspaceId} ${timezone} ${slug.toLowerCase()}`;
}

function contextFrom({ guestKey, unlockCodes, promoterCode = '' }: RegistrationQuestion, { left, codes, holdings, promoterCodes }: RegistrationContextRow, rules: EventRules): RegistrationContext {
  const given = unlockCodes.flatMap((code) => codes.filter((each) => each.given === code));
  return {
    event: { rules, left, codes: given.map(({ id, ticketTypeIds }) => ({ id, ticketTypeIds })) },
    holding: Object.hasOwn(holdings, guestKey) ? holdings[guestKey] : undefined,
    promoterCode: Object.hasOwn(promoterCodes, promoterCode) ? promoterCodes[promoterCode] : undefined,
  };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
