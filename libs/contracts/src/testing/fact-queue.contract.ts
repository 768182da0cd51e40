import type { UnitOfWork } from '@svc/kernel';
import { factOf, type FactQueue, type KnownFact } from '../facts';

export interface FactQueueUnderTest {
  unitOfWork: UnitOfWork<FactQueue>;
  workspaceId: string;
  leave(facts: readonly KnownFact[]): Promise<void>;
}

/** Returns five facts of a workspace, in the order of their ids. */
const factsOf = (workspaceId: string): KnownFact[] =>
  Array.from({ length: 5 }, (_, index) => {
    const id = `01890a5d-ac96-774b-bcce-b302099a805${index}`;
    return factOf('product.deleted.v1', { workspaceId, mode: null, id }, { productId: id, slug: `Àdìrẹ ${index}`, isPackage: false });
  });

/** Behaviour of a queue whose facts are in one order of their ids; it starts empty. */
export function orderedFactQueueContract(open: () => Promise<FactQueueUnderTest>): void {
  it('skips facts whose ids are lower than `from`', async () => {
    const { unitOfWork, workspaceId, leave } = await open();
    const facts = factsOf(workspaceId);
    await leave(facts);
    const taken = await unitOfWork.run((outbox) => outbox.take(5, facts[3]!.id));
    expect(taken.map(({ fact }) => fact)).toEqual(facts.slice(3));
    expect((await unitOfWork.run((outbox) => outbox.take(5))).map(({ fact }) => fact)).toEqual(facts.slice(0, 3));
  });
}

/** Behaviour of every queue of facts; it starts empty. */
export function factQueueContract(open: () => Promise<FactQueueUnderTest>): void {
  let queue: FactQueueUnderTest;
  let facts: KnownFact[];

  const take = (most: number) => queue.unitOfWork.run((outbox) => outbox.take(most));
  const takeFailed = () => queue.unitOfWork.run((outbox) => outbox.takeFailed());
  const postpone = (fact: KnownFact, dueInMs: number) =>
    queue.unitOfWork.run((outbox) => outbox.postpone(fact.id, { reason: 'no consumer', dueAt: new Date(Date.now() + dueInMs) }));

  beforeEach(async () => {
    queue = await open();
    facts = factsOf(queue.workspaceId);
    await queue.leave(facts);
  });

  it('hands out appended facts once each, oldest first', async () => {
    expect((await take(3)).map(({ fact }) => fact)).toEqual(facts.slice(0, 3));
    expect((await take(3)).map(({ fact }) => fact)).toEqual(facts.slice(3));
    expect(await take(3)).toEqual([]);
  });

  it('returns facts to the queue when the transaction that took them fails', async () => {
    const failing = queue.unitOfWork.run(async (outbox) => {
      await outbox.take(5);
      throw new Error('a consumer failed');
    });
    await expect(failing).rejects.toThrow('a consumer failed');
    expect(await take(5)).toHaveLength(5);
  });

  it('skips facts that another transaction has taken, without waiting', async () => {
    const [one, other] = await queue.unitOfWork.run(async (outbox) => [await outbox.take(2), await take(5)]);
    expect([one, other].map((taken) => taken!.map(({ fact }) => fact.id))).toEqual(
      [facts.slice(0, 2), facts.slice(2)].map((part) => part.map(({ id }) => id)),
    );
  });

  it('keeps a failed fact apart from the others until its retry is due', async () => {
    await postpone(facts[0]!, 3_600_000);
    expect(await takeFailed()).toEqual([]);
    expect((await take(5)).map(({ fact }) => fact)).toEqual(facts.slice(1));
    await postpone(facts[0]!, -1_000);
    expect(await takeFailed()).toEqual([{ fact: facts[0], attempts: 2 }]);
    expect(await takeFailed()).toEqual([]);
  });
}
