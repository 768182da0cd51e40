import { accessContract } from './access.contract';
import { InMemoryAccess } from './in-memory-access';

describe('access in memory', () => {
  accessContract(() => {
    const { unitOfWork, workspaceList: workspaces, keyList: keys, directory, usage } = new InMemoryAccess();
    return { unitOfWork, workspaces, keys, directory, usage };
  });
});
