import { InTurn, rememberMaps } from './in-turn';

describe('works on a fake', () => {
  let shelf: Map<string, { count: number }>;
  let turns: InTurn;

  beforeEach(() => {
    shelf = new Map([['mug', { count: 3 }]]);
    turns = new InTurn(() => rememberMaps(shelf));
  });

  it('run one after another, even while one waits', async () => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
    };
    await Promise.all([turns.run(work('one')), turns.run(work('two'))]);
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('change nothing when they fail, and the next one runs', async () => {
    const failing = turns.run(async () => {
      shelf.get('mug')!.count = 0;
      shelf.set('bowl', { count: 1 });
      throw new Error('dropped');
    });
    const next = turns.run(async () => shelf.get('mug')!.count);
    await expect(failing).rejects.toThrow('dropped');
    expect(await next).toBe(3);
    expect([...shelf.keys()]).toEqual(['mug']);
  });
});
