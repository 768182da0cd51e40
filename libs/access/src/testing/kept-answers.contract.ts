import type { KeptAnswer, KeyedRequest } from '../domain/kept-answer';
import type { KeptAnswers } from '../ports/kept-answers';

const NOW = new Date('2026-03-01T09:00:00Z');
const DAY_MS = 86_400_000;
const ANSWER: KeptAnswer = { status: 201, headers: ['ETag', '"1"'], body: '{"made":1}' };

/** Rules of every store of kept answers. @param fixture makes one, with the id of a workspace */
export function keptAnswersContract(fixture: () => Promise<{ answers: KeptAnswers; workspaceId: string }>): void {
  const requestOf = (workspaceId: string, changed: Partial<KeyedRequest> = {}): KeyedRequest => ({
    workspaceId,
    operation: 'refundOrder',
    key: 'k1',
    fingerprint: () => 'f1',
    now: NOW,
    ...changed,
  });
  const works = async () => ({ result: 'made', answer: ANSWER });

  it('[D-150] keep the answer of the first request of a key for 24 hours', async () => {
    const { answers, workspaceId } = await fixture();
    const request = requestOf(workspaceId);
    expect(await answers.find(request, NOW)).toBeUndefined();
    expect(await answers.keep(request, works)).toBe('made');
    expect(await answers.find(request, NOW)).toEqual({ fingerprint: 'f1', answer: ANSWER });
    expect(await answers.find(request, new Date(NOW.getTime() + DAY_MS - 1))).toBeDefined();
    expect(await answers.find(request, new Date(NOW.getTime() + DAY_MS))).toBeUndefined();
  });

  it('[D-150] keep an answer without a body as such', async () => {
    const { answers, workspaceId } = await fixture();
    const request = requestOf(workspaceId);
    await answers.keep(request, async () => ({ result: undefined, answer: { status: 204, headers: [] } }));
    expect(await answers.find(request, NOW)).toEqual({ fingerprint: 'f1', answer: { status: 204, headers: [], body: undefined } });
  });

  it.each([
    { operation: 'cancelOrder' },
    { key: 'k2' },
    { workspaceId: '01890a5d-ac96-774b-bcce-b302099a8099' },
    { workspaceId: undefined },
  ])('[D-150] tell keys of other operations and workspaces apart: %j', async (other) => {
    const { answers, workspaceId } = await fixture();
    await answers.keep(requestOf(workspaceId), works);
    expect(await answers.find(requestOf(workspaceId, other), NOW)).toBeUndefined();
  });

  it('[D-150] leave the key free after a refusal, and after a work without an answer', async () => {
    const { answers, workspaceId } = await fixture();
    const request = requestOf(workspaceId);
    await expect(answers.keep(request, () => Promise.reject(new Error('Refused.')))).rejects.toThrow('Refused.');
    expect(await answers.keep(request, async () => ({ result: 'seen' }))).toBe('seen');
    expect(await answers.find(request, NOW)).toBeUndefined();
    expect(await answers.keep(request, works)).toBe('made');
  });

  it('[D-150] take one of two requests that come at once', async () => {
    const { answers, workspaceId } = await fixture();
    const outcomes = await Promise.allSettled([1, 2].map(() => answers.keep(requestOf(workspaceId), works)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('[D-150] take a key once more when it has expired, and delete old ones', async () => {
    const { answers, workspaceId } = await fixture();
    await answers.keep(requestOf(workspaceId), works);
    const later = new Date(NOW.getTime() + DAY_MS);
    await answers.keep(requestOf(workspaceId, { now: later, fingerprint: () => 'f2' }), works);
    expect(await answers.find(requestOf(workspaceId), later)).toMatchObject({ fingerprint: 'f2' });
    await answers.purge(new Date(later.getTime() + 1), 100);
    expect(await answers.find(requestOf(workspaceId), later)).toBeUndefined();
  });
}
