import type { RuleScope } from '@svc/contracts';
import { judge, type Question } from './judge';

const fault = (path: string) => [{ path, message: 'There is none.' }];

function aWorkspaceWith(...things: string[]) {
  const asked: string[][] = [];
  const lookUp = async (questions: readonly Question[]) => {
    const names = questions.map(({ kind, path }) => `${kind}:${path}`);
    asked.push(names);
    return names.map((name) => things.includes(name));
  };
  return { asked, lookUp };
}

describe('judging an item without its workspace', () => {
  it('asks nothing when the rules ask nothing', async () => {
    const { asked, lookUp } = aWorkspaceWith();
    expect(await judge(() => fault('name'), lookUp)).toEqual(fault('name'));
    expect(asked).toEqual([]);
  });

  it('looks up all that the rules want to know at once, each thing once', async () => {
    const { asked, lookUp } = aWorkspaceWith('product:mug');
    const rule = (exists: RuleScope['exists']) => ['mug', 'lost', 'MUG'].flatMap((slug) => (exists('product', slug) ? [] : fault(slug)));
    expect(await judge(rule, lookUp)).toEqual(fault('lost'));
    expect(asked).toEqual([['product:mug', 'product:lost']]);
  });

  it('goes on asking when an answer raises a question', async () => {
    const { asked, lookUp } = aWorkspaceWith('product:mug');
    const rule = (exists: RuleScope['exists']) => (exists('product', 'mug') && !exists('event', 'fair') ? fault('event') : []);
    expect(await judge(rule, lookUp)).toEqual(fault('event'));
    expect(asked).toEqual([['product:mug'], ['event:fair']]);
  });
});
