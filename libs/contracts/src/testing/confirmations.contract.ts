import type { Confirmation, ConfirmationStore } from '../confirmations';

export interface ConfirmationFixture {
  run<T>(work: (store: ConfirmationStore) => Promise<T>): Promise<T>;
  workspaceId: string;
}

const NOW = new Date('2030-06-01T12:00:00.000Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** Behaviour of every confirmation store. */
export function confirmationsContract(open: () => Promise<ConfirmationFixture>): void {
  let fixture: ConfirmationFixture;
  let one: Confirmation;

  beforeEach(async () => {
    fixture = await open();
    one = {
      workspaceId: fixture.workspaceId,
      mode: 'live',
      id: '01890a5d-ac96-774b-bcce-b302099a9001',
      purpose: 'ticket_give_away',
      subjectId: '01890a5d-ac96-774b-bcce-b302099a9002',
      digest: 'abc',
      email: 'ọlá@example.com',
      language: 'fr-CI',
      guesses: 0,
      createdAt: NOW,
    };
  });

  const add = (...all: Confirmation[]) =>
    fixture.run(async (store) => {
      for (const each of all) await store.add(each);
    });
  const since = (moment: Date, of: Partial<Confirmation> = {}) => fixture.run((store) => store.since({ ...one, ...of }, moment));

  it('returns the codes of a subject added since, newest first', async () => {
    const later = { ...one, id: '01890a5d-ac96-774b-bcce-b302099a9003', createdAt: at(5), language: undefined };
    const other = { ...one, id: '01890a5d-ac96-774b-bcce-b302099a9004', purpose: 'order_refund' as const };
    const elsewhere = { ...one, id: '01890a5d-ac96-774b-bcce-b302099a9005', subjectId: other.id };
    await add(one, later, other, elsewhere);
    expect(await since(at(-1))).toEqual([later, one]);
    expect(await since(NOW)).toEqual([later]);
    expect(await since(at(-1), { mode: 'test' })).toEqual([]);
  });

  it('stores guesses and the end', async () => {
    await add(one);
    const ended = { ...one, guesses: 2, endedAt: at(1) };
    await fixture.run((store) => store.update(ended));
    expect(await since(at(-1))).toEqual([ended]);
  });

  it('deletes old codes, a limited number at a time', async () => {
    await add(
      one,
      { ...one, id: '01890a5d-ac96-774b-bcce-b302099a9003', createdAt: at(1) },
      { ...one, id: '01890a5d-ac96-774b-bcce-b302099a9004', createdAt: at(9) },
    );
    expect(await fixture.run((store) => store.purge(at(5), 1))).toBe(1);
    expect(await fixture.run((store) => store.purge(at(5), 9))).toBe(1);
    expect(await since(at(-1))).toHaveLength(1);
  });
}
