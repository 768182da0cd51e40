import { textProblem } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { Message } from '../domain/message';
import { waitOf, type TextWait } from '../domain/next-text';
import type { MessageTx, Settlement } from '../ports/message-tx';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** After what time a text that waits is looked at again: settings may have changed, and room may be there. */
const LOOK_AGAIN_MS = 10 * MINUTE_MS;

/**
 * Lets a text go that was taken, and counts it; else withholds it, or has it wait, of which the merchant is told once a day (D-107).
 * To be called in the transaction that takes it.
 * @returns what became of it; undefined when it is to be sent
 */
export async function admitText({ messages, plan, texts }: MessageTx, text: Message, { now, ids }: { now: Date; ids: IdGenerator }): Promise<Settlement | undefined> {
  const since = new Date(now.getTime() - DAY_MS);
  const rules = await texts.hold(text);
  const problem = textProblem(text.recipient, rules.countries);
  if (problem) {
    const settlement: Settlement = { state: 'withheld', reason: problem.of === 'number' ? problem.message : `${problem.message} Texts go to the countries of texts.countries.` };
    await messages.settle(text, settlement);
    return settlement;
  }
  const wait = waitOf(await texts.before(text, since), rules);
  if (!wait) {
    await texts.count(text, now);
    return undefined;
  }
  if (!(await texts.toldSince(text.workspaceId, since))) await tell({ plan }, text, ids);
  return hold({ texts }, text, wait, new Date(now.getTime() + LOOK_AGAIN_MS));
}

async function hold({ texts }: Pick<MessageTx, 'texts'>, text: Message, wait: TextWait, until: Date): Promise<Settlement> {
  await texts.wait(text, { ...wait, until });
  return { state: 'due', dueAt: until, reason: wait.reason };
}

async function tell({ plan }: Pick<MessageTx, 'plan'>, { workspaceId, id }: Message, ids: IdGenerator): Promise<void> {
  const addresses = await plan.alertAddresses([workspaceId]);
  await plan.insert(
    addresses.map(({ email }) => ({
      workspaceId, mode: 'live', id: ids.next(), kind: 'texts_waiting', channel: 'email', recipient: email, subjectId: workspaceId, version: id, details: {},
    })),
  );
}
