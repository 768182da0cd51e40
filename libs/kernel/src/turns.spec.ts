import { Throttled } from './domain-error';
import { decideTurn, Turns } from './turns';

const large = (workspaceId: string) => ({ workspaceId, isLarge: true });
const small = (workspaceId: string) => ({ workspaceId, isLarge: false });
const refusing = () => new Turns((before) => new Throttled(2_000, (seconds) => `${before}: wait ${seconds} s`));

describe('a turn at large work', () => {
  it.each([
    ['nothing else is in work', [], large('a'), 'taken'],
    ['another workspace has one', [large('b')], large('a'), 'taken'],
    ['its workspace has one', [small('a')], small('a'), 'workspace'],
    ['two large ones of others are in work', [large('b'), large('c')], large('a'), 'process'],
    ['two large ones of others are in work and it is small', [large('b'), large('c')], small('a'), 'taken'],
    ['many small ones of others are in work', [small('b'), small('c'), small('d')], large('a'), 'taken'],
  ] as const)('[D-116] is decided by what else is in work: %s', (_, taken, turn, decision) => {
    expect(decideTurn(taken, turn)).toBe(decision);
  });

  it('[D-116] is taken until it ends, and refused with a time to wait meanwhile', () => {
    const turns = refusing();
    const turn = turns.take('a');
    expect(() => turns.take('a')).toThrow(
      expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: 2, message: 'workspace: wait 2 s' }),
    );
    turn.end();
    turn.end();
    expect(() => turns.take('a')).not.toThrow();
  });

  it('[D-116] becomes a large one when its work does; a refused one stays unchanged', () => {
    const turns = refusing();
    const [a, b, c] = ['a', 'b', 'c'].map((workspaceId) => turns.take(workspaceId));
    a!.grow();
    a!.grow();
    b!.grow();
    expect(() => c!.grow()).toThrow('process: wait 2 s');
    expect(() => turns.take('c')).toThrow('workspace');
    a!.end();
    expect(() => c!.grow()).not.toThrow();
  });
});
