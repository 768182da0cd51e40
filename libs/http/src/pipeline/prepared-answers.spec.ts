import { Dependencies } from '@svc/kernel';
import { Changes } from './changes';
import { PreparedAnswer } from './prepared-answer';
import { PreparedAnswers, type CacheKey } from './prepared-answers';

const SHOP = 'shop';
let now: number;
let changes: Changes;
let answers: PreparedAnswers;
let settle: jest.Mock<Promise<void>>;

beforeEach(() => {
  now = 1_000;
  changes = new Changes();
  settle = jest.fn(async () => undefined);
  answers = new PreparedAnswers(changes, { now: () => new Date(now) }, 100_000, settle);
});

const cacheKey = (key = 'products', workspaceId = SHOP): CacheKey => ({ key: `${workspaceId} ${key}`, workspaceId, mark: answers.mark() });
const dated = (view: unknown, until = Infinity, dependencies = new Dependencies()) => ({
  answer: new PreparedAnswer(view),
  dependencies,
  from: now,
  until,
});
const textOf = (answer: PreparedAnswer | undefined) => answer?.readyIn('identity')?.body.toString();

/** Returns a preparation that ends when the test lets it. */
function slowly(view: unknown, dependencies?: Dependencies) {
  let finish: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const prepare = jest.fn(async () => {
    const made = dated(view, Infinity, dependencies);
    await gate;
    return made;
  });
  return { prepare, finish };
}

describe('prepared answers', () => {
  it('[D-30] are prepared once and then given out', async () => {
    const prepare = jest.fn(async () => dated('v1'));
    await answers.obtain(cacheKey(), prepare);
    expect(textOf(await answers.obtain(cacheKey(), prepare))).toBe('"v1"');
    expect(textOf(answers.find(cacheKey()))).toBe('"v1"');
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it('[D-30] are forgotten with a change of their workspace, and of no other', async () => {
    await answers.obtain(cacheKey(), async () => dated('mine'));
    await answers.obtain(cacheKey('products', 'other'), async () => dated('theirs'));
    changes.note(SHOP);
    expect(answers.find(cacheKey())).toBeUndefined();
    expect(textOf(answers.find(cacheKey('products', 'other')))).toBe('"theirs"');
    changes.note();
    expect(answers.find(cacheKey('products', 'other'))).toBeUndefined();
  });

  it('[D-30] are not cached when a change came while they were read', async () => {
    const { prepare, finish } = slowly('stale');
    const response = answers.obtain(cacheKey(), prepare);
    changes.note(SHOP);
    finish();
    expect(textOf(await response)).toBe('"stale"');
    expect(answers.find(cacheKey())).toBeUndefined();
  });

  it('[D-30] are not cached when a change came between admission and the first read', async () => {
    const early = cacheKey();
    changes.note(SHOP);
    await answers.obtain(early, async () => dated('made with the settings of before'));
    expect(answers.find(cacheKey())).toBeUndefined();
  });

  it('are waited for together', async () => {
    const { prepare, finish } = slowly('v1');
    const responses = [answers.obtain(cacheKey(), prepare), answers.obtain(cacheKey(), prepare), answers.obtain(cacheKey(), prepare)];
    finish();
    expect((await Promise.all(responses)).map(textOf)).toEqual(['"v1"', '"v1"', '"v1"']);
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it('[D-30] are never waited for by requests after a change', async () => {
    const before = slowly('old');
    const first = answers.obtain(cacheKey(), before.prepare);
    changes.note(SHOP);
    expect(textOf(await answers.obtain(cacheKey(), async () => dated('new')))).toBe('"new"');
    before.finish();
    await first;
    expect(textOf(answers.find(cacheKey()))).toBe('"new"');
  });

  it('[D-30] hold until time alone changes them', async () => {
    await answers.obtain(cacheKey(), async () => dated('phase 1', 2_000));
    now = 1_999;
    expect(textOf(answers.find(cacheKey()))).toBe('"phase 1"');
    now = 2_000;
    expect(answers.find(cacheKey())).toBeUndefined();
  });

  it('hold for no time before they were made, when the clock is put back', async () => {
    await answers.obtain(cacheKey(), async () => dated('v1'));
    now = 999;
    expect(answers.find(cacheKey())).toBeUndefined();
  });

  it('are not cached when they fail, and the next caller tries again', async () => {
    await expect(answers.obtain(cacheKey(), () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(textOf(await answers.obtain(cacheKey(), async () => dated('there')))).toBe('"there"');
  });

  it('take no more memory than allowed: the least recently used are removed', async () => {
    const body = 'x'.repeat(10_000);
    for (const key of ['a', 'b', 'c', 'd']) await answers.obtain(cacheKey(key), async () => dated(key + body));
    answers.find(cacheKey('a'));
    await answers.obtain(cacheKey('e'), async () => dated(body));
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => answers.find(cacheKey(key)))).toEqual(['a', 'c', 'd', 'e']);
    expect(answers.size).toBeLessThanOrEqual(100_000);
    await answers.obtain(cacheKey('huge'), async () => dated('x'.repeat(60_000)));
    expect(answers.find(cacheKey('huge'))).toBeUndefined();
    expect(answers.find(cacheKey('a'))).toBeDefined();
  });
});

/** Returns the dependencies of a response. */
function showing(named: Parameters<Dependencies['add']>[0]): Dependencies {
  const dependencies = new Dependencies();
  dependencies.add(named);
  return dependencies;
}

const bag = () => showing({ ids: ['bag', 'large'] });
const sold = (id: string) => changes.note(SHOP, [{ kind: 'stock', id }]);

describe('prepared answers that say what they show', () => {
  it('[D-30] are forgotten with a change of what they show, and of nothing else', async () => {
    const list = showing({ kinds: ['product'] });
    const cachedKeys = () => ['detail', 'list', 'anything'].filter((key) => answers.find(cacheKey(key)));
    for (const [change, held] of [
      [{ kind: 'stock', id: 'hat' }, ['detail', 'list']],
      [{ kind: 'stock', id: 'large' }, ['list']],
      [{ kind: 'product', id: 'hat' }, ['detail']],
      [{ kind: 'product', id: 'bag' }, []],
      [undefined, []],
    ] as const) {
      for (const [key, dependencies] of [
        ['detail', bag()],
        ['list', list],
        ['anything', undefined],
      ] as const)
        await answers.obtain(cacheKey(key), async () => dated(key, Infinity, dependencies));
      expect(cachedKeys()).toEqual(['detail', 'list', 'anything']);
      changes.note(SHOP, change && [change]);
      expect(cachedKeys()).toEqual(held);
    }
  });

  it('[D-30] are not forgotten by a change that came before the one that they outlived', async () => {
    await answers.obtain(cacheKey(), async () => dated('bag', Infinity, bag()));
    for (let sale = 0; sale < 3; sale += 1) {
      sold('hat');
      expect(textOf(answers.find(cacheKey()))).toBe('"bag"');
    }
    sold('large');
    expect(answers.find(cacheKey())).toBeUndefined();
  });

  it('[D-30] are not cached when a dependency changed while they were read', async () => {
    const { prepare, finish } = slowly('stale', bag());
    const response = answers.obtain(cacheKey(), prepare);
    sold('large');
    finish();
    await response;
    expect(answers.find(cacheKey())).toBeUndefined();
  });

  it('are computed once for 50 requests while other things are sold', async () => {
    const { prepare, finish } = slowly('bag', bag());
    const responses = Array.from({ length: 50 }, () => {
      sold('hat');
      return answers.obtain(cacheKey(), prepare);
    });
    await new Promise(setImmediate);
    finish();
    expect(new Set((await Promise.all(responses)).map(textOf))).toEqual(new Set(['"bag"']));
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it('[D-30] are computed once more for all requests after a change of a dependency', async () => {
    const before = slowly('old', bag());
    const first = answers.obtain(cacheKey(), before.prepare);
    await new Promise(setImmediate);
    sold('large');
    const after = jest.fn(async () => dated('new', Infinity, bag()));
    const later = Array.from({ length: 50 }, () => answers.obtain(cacheKey(), after));
    await new Promise(setImmediate);
    before.finish();
    expect(textOf(await first)).toBe('"old"');
    expect(new Set((await Promise.all(later)).map(textOf))).toEqual(new Set(['"new"']));
    expect(after).toHaveBeenCalledTimes(1);
  });

  it('[D-30] wait for the announcement of what this process has sold, where it may change more than what is known by its id', async () => {
    await answers.obtain(cacheKey('list'), async () => dated('in stock', Infinity, showing({ kinds: ['product'] })));
    await answers.obtain(cacheKey('detail'), async () => dated('bag', Infinity, bag()));
    sold('hat');
    changes.doubt(SHOP);
    expect([answers.find(cacheKey('list')), textOf(answers.find(cacheKey('detail')))]).toEqual([undefined, '"bag"']);

    settle.mockImplementation(async () => changes.settle(SHOP, changes.doubtOf(SHOP)!));
    const prepare = jest.fn(async () => dated('sold out', Infinity, showing({ kinds: ['product'] })));
    expect(textOf(await answers.obtain(cacheKey('list'), prepare))).toBe('"in stock"');
    expect(prepare).not.toHaveBeenCalled();

    const sellOn = () => {
      sold('hat');
      changes.doubt(SHOP);
    };
    sellOn();
    settle.mockImplementation(async () => sellOn());
    expect(textOf(await answers.obtain(cacheKey('list'), prepare))).toBe('"in stock"');
    expect([prepare.mock.calls.length, answers.find(cacheKey('list'))]).toEqual([0, undefined]);

    sold('hat');
    changes.doubt(SHOP);
    settle.mockImplementation(async () => {
      changes.note(SHOP, [{ kind: 'product', id: 'hat' }]);
      changes.settle(SHOP, changes.doubtOf(SHOP)!);
    });
    expect(textOf(await answers.obtain(cacheKey('list'), prepare))).toBe('"sold out"');
  });
});

describe('the changes that were announced', () => {
  it('[D-30] are never lost, however many things change', () => {
    const mark = changes.mark();
    for (let thing = 0; thing < 120_000; thing += 1) sold(`${thing}`);
    for (const thing of ['0', '49999', '50000', '119999']) expect(changes.affect(showing({ ids: [thing] }), mark, SHOP)).toBe(true);
    expect(changes.affect(showing({ ids: ['0'] }), changes.mark(), SHOP)).toBe(false);
  });

  it('[D-30] are never lost, however many workspaces change', () => {
    const mark = changes.mark();
    for (let shop = 0; shop < 25_000; shop += 1) changes.note(`shop-${shop}`);
    for (const shop of [0, 9_999, 10_000, 24_999]) expect(changes.hasChangedSince(mark, `shop-${shop}`)).toBe(true);
    expect(changes.hasChangedSince(changes.mark(), 'shop-0')).toBe(false);
  });
});
