import type { FactType, KnownFact } from '@svc/contracts';
import { MESSAGE_KINDS, type MessageKind } from '../message';
import type { Audience, Audiences, FactFor, PlannedWhen } from './audiences';
import { MESSAGES } from './messages';

/** Audiences that are sent messages in test mode as well; all others get none there (§6). */
const ALSO_IN_TEST_MODE: readonly Audience[] = ['guests', 'subscribers'];

/** Returns a guard for the facts that plan messages to this audience. */
export function isFor<Of extends Audience>(audience: Of): (fact: KnownFact) => fact is FactFor<Of> {
  return (fact): fact is FactFor<Of> =>
    (fact.mode !== 'test' || ALSO_IN_TEST_MODE.includes(audience)) && rulesOf(audience, fact.type).length > 0;
}

/** Returns the kind of message that a fact plans for one person of an audience; undefined where it plans none. */
export function kindFor<Of extends Audience>(
  audience: Of,
  { type, data }: Pick<FactFor<Of>, 'type' | 'data'>,
  one: Audiences[Of]['one'],
): MessageKind | undefined {
  return rulesOf(audience, type).find(([, when]) => when === true || when(data, one))?.[0];
}

type Rule = readonly [kind: MessageKind, when: PlannedWhen<unknown, unknown>];

function rulesOf(audience: Audience, type: KnownFact['type']): readonly Rule[] {
  return RULES.get(`${audience} ${type}`) ?? [];
}

/** Facts by which planning goes on with the remaining people; no kind names them. */
const CONTINUATIONS = ['event.guests_untold.v1'] as const satisfies readonly FactType[];

/** Types of the facts that plan messages. */
export const MESSAGE_FACTS: ReadonlySet<string> = new Set([
  ...MESSAGE_KINDS.flatMap((kind) => Object.values(MESSAGES[kind].plannedBy).flatMap((facts) => Object.keys(facts))),
  ...CONTINUATIONS,
]);

const RULES: ReadonlyMap<string, readonly Rule[]> = indexed();

function indexed(): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const kind of MESSAGE_KINDS) {
    for (const [audience, facts] of Object.entries(MESSAGES[kind].plannedBy)) {
      for (const [type, when] of Object.entries<PlannedWhen<never, never>>(facts)) {
        const key = `${audience} ${type}`;
        rules.set(key, [...(rules.get(key) ?? []), [kind, when]]);
      }
    }
  }
  return rules;
}
