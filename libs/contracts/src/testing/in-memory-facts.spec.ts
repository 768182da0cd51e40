import { factQueueContract } from './fact-queue.contract';
import { InMemoryFacts } from './in-memory-facts';

describe('facts in memory', () => {
  factQueueContract(async () => {
    const facts = new InMemoryFacts();
    return {
      unitOfWork: facts.unitOfWork,
      workspaceId: '01890a5d-ac96-774b-bcce-b302099a8057',
      leave: async (left) => facts.leave(...left),
    };
  });
});
