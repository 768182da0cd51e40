import { Changes } from './freshness';
import { PreparedAnswer } from './prepared-answer';
import { PreparedAnswers, type Place } from './prepared-answers';

const SHOP = 'shop';
let now: number;
let changes: Changes;
let answers: PreparedAnswers;

beforeEach(() => {
  now = 1_000;
  changes = new Changes();
  answers = new PreparedAnswers(changes, { now: () => new Date(now) }, 100_000);
});

const place = (key = 'products', workspaceId = SHOP): Place => ({ key: `${workspaceId} ${key}`, workspaceId, mark: answers.mark() });
const dated = (view: unknown, until = Infinity) => ({ answer: new PreparedAnswer(view), from: now, until });
const textOf = (answer: PreparedAnswer | undefined) => answer?.readyIn('identity')?.body.toString();

/** A preparation that ends when the test lets it. */
function slowly(view: unknown) {
  let finish: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const prepare = jest.fn(async () => {
    const made = dated(view);
    await gate;
    return made;
  });
  return { prepare, finish };
}

describe('prepared answers', () => {
  it('[D-30] are prepared once and then given out', async () => {
    const prepare = jest.fn(async () => dated('v1'));
    await answers.obtain(place(), prepare);
    expect(textOf(await answers.obtain(place(), prepare))).toBe('"v1"');
    expect(textOf(answers.find(place()))).toBe('"v1"');
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it('[D-30] are forgotten with a change of their workspace, and of no other', async () => {
    await answers.obtain(place(), async () => dated('mine'));
    await answers.obtain(place('products', 'other'), async () => dated('theirs'));
    changes.note(SHOP);
    expect(answers.find(place())).toBeUndefined();
    expect(textOf(answers.find(place('products', 'other')))).toBe('"theirs"');
    changes.note();
    expect(answers.find(place('products', 'other'))).toBeUndefined();
  });

  it('[D-30] are not kept when a change came while they were read', async () => {
    const { prepare, finish } = slowly('stale');
    const asked = answers.obtain(place(), prepare);
    changes.note(SHOP);
    finish();
    expect(textOf(await asked)).toBe('"stale"');
    expect(answers.find(place())).toBeUndefined();
  });

  it('[D-30] are not kept when a change came after the caller was let in, before the reading began', async () => {
    const early = place();
    changes.note(SHOP);
    await answers.obtain(early, async () => dated('made with the settings of before'));
    expect(answers.find(place())).toBeUndefined();
  });

  it('are waited for together', async () => {
    const { prepare, finish } = slowly('v1');
    const asked = [answers.obtain(place(), prepare), answers.obtain(place(), prepare), answers.obtain(place(), prepare)];
    finish();
    expect((await Promise.all(asked)).map(textOf)).toEqual(['"v1"', '"v1"', '"v1"']);
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it('[D-30] are never waited for by who asks after a change', async () => {
    const before = slowly('old');
    const first = answers.obtain(place(), before.prepare);
    changes.note(SHOP);
    expect(textOf(await answers.obtain(place(), async () => dated('new')))).toBe('"new"');
    before.finish();
    await first;
    expect(textOf(answers.find(place()))).toBe('"new"');
  });

  it('[D-30] hold until time alone changes them', async () => {
    await answers.obtain(place(), async () => dated('phase 1', 2_000));
    now = 1_999;
    expect(textOf(answers.find(place()))).toBe('"phase 1"');
    now = 2_000;
    expect(answers.find(place())).toBeUndefined();
  });

  it('hold for no time before they were made, when the clock is put back', async () => {
    await answers.obtain(place(), async () => dated('v1'));
    now = 999;
    expect(answers.find(place())).toBeUndefined();
  });

  it('are not kept when they fail, and the next caller tries again', async () => {
    await expect(answers.obtain(place(), () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(textOf(await answers.obtain(place(), async () => dated('there')))).toBe('"there"');
  });

  it('take no more memory than they may: what was not used for longest goes', async () => {
    const body = 'x'.repeat(10_000);
    for (const key of ['a', 'b', 'c', 'd']) await answers.obtain(place(key), async () => dated(key + body));
    answers.find(place('a'));
    await answers.obtain(place('e'), async () => dated(body));
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => answers.find(place(key)))).toEqual(['a', 'c', 'd', 'e']);
    expect(answers.size).toBeLessThanOrEqual(100_000);
    await answers.obtain(place('huge'), async () => dated('x'.repeat(60_000)));
    expect(answers.find(place('huge'))).toBeUndefined();
    expect(answers.find(place('a'))).toBeDefined();
  });
});

describe('the changes that were announced', () => {
  it('[D-30] are never lost, however many workspaces change', () => {
    const mark = changes.mark();
    for (let shop = 0; shop < 25_000; shop += 1) changes.note(`shop-${shop}`);
    for (const shop of [0, 9_999, 10_000, 24_999]) expect(changes.haveComeSince(mark, `shop-${shop}`)).toBe(true);
    expect(changes.haveComeSince(changes.mark(), 'shop-0')).toBe(false);
  });
});
