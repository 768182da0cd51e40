import { InMemoryAccess } from './in-memory-access';
import { removalsContract } from './removals.contract';

describe('removals in memory', () => {
  removalsContract(() => {
    const { unitOfWork, workspaceList, removals } = new InMemoryAccess();
    return {
      unitOfWork,
      workspaces: workspaceList,
      removals: removals.list,
      rows: removals,
      fill: async (_, rows) => {
        removals.rows.set('note', rows);
        return 'note';
      },
      upload: async (workspaceId) => void removals.uploads.push({ kind: 'media', id: 'm', names: [`${workspaceId}/m/note.txt`] }),
    };
  });
});
