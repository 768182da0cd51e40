import { factQueueContract, orderedFactQueueContract } from './fact-queue.contract';
import type { KnownFact } from '../facts';
import { InMemoryFacts } from './in-memory-facts';

describe('facts in memory', () => {
  const open = async () => {
    const facts = new InMemoryFacts();
    return {
      unitOfWork: facts.unitOfWork,
      workspaceId: '01890a5d-ac96-774b-bcce-b302099a8057',
      leave: async (left: readonly KnownFact[]) => facts.leave(...left),
    };
  };
  factQueueContract(open);
  orderedFactQueueContract(open);
});
