import { InMemoryTestClocks } from './in-memory-test-clocks';
import { testClocksContract } from './test-clocks.contract';

describe('test clocks in memory', () => {
  testClocksContract(async () => {
    const clocks = new InMemoryTestClocks();
    return { clocks, inStore: (work) => work(clocks), workspaceIds: ['mine', 'yours'] };
  });
});
