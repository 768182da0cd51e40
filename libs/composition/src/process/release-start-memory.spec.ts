import { releaseStartMemory } from './release-start-memory';

afterEach(() => {
  jest.useRealTimers();
});

it('frees the memory of a start, once the process has settled', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const left = new WeakRef(Array.from({ length: 1_000 }, (_, index) => ({ index })));
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  releaseStartMemory();
  await turn();
  jest.advanceTimersByTime(9_999);
  await turn();
  expect(left.deref()).toBeDefined();
  await turn();
  jest.advanceTimersByTime(1);
  await turn();
  expect(left.deref()).toBeUndefined();
});
