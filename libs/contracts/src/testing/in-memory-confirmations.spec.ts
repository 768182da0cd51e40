import { confirmationsContract } from './confirmations.contract';
import { InMemoryConfirmations } from './in-memory-confirmations';

describe('confirmations in memory', () => {
  confirmationsContract(async () => {
    const store = new InMemoryConfirmations();
    return { run: (work) => work(store), workspaceId: '01890a5d-ac96-774b-bcce-b302099a9000' };
  });
});
