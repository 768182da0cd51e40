import type { Fault, ReferenceKind, RuleScope } from '@svc/contracts';

/** Whether the workspace holds a thing of that kind under that slug or key path. */
export interface Question {
  kind: ReferenceKind;
  path: string;
}

/**
 * The faults that a rule finds in a workspace of which nothing is loaded. Rules ask at once and look-ups take time, so
 * the rule runs again with the answers until it asks nothing new: twice as a rule, once when it points at nothing.
 */
export async function judge(
  rule: (exists: RuleScope['exists']) => Fault[],
  lookUp: (questions: readonly Question[]) => Promise<readonly boolean[]>,
): Promise<Fault[]> {
  const answers = new Map<string, boolean>();
  for (;;) {
    const open = new Map<string, Question>();
    const faults = rule((kind, path) => {
      const name = `${kind}:${path.toLowerCase()}`;
      const answer = answers.get(name);
      if (answer === undefined && !open.has(name)) open.set(name, { kind, path });
      return answer ?? false;
    });
    if (open.size === 0) return faults;
    const found = await lookUp([...open.values()]);
    [...open.keys()].forEach((name, index) => answers.set(name, found[index]!));
  }
}
