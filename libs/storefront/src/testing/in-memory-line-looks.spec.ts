import { InMemoryLineLooks } from './in-memory-line-looks';
import { lineLooksContract } from './line-looks.contract';

describe('display data of lines in memory', () => {
  lineLooksContract(
    async (workspaceId, things) =>
      new InMemoryLineLooks(new Map([[workspaceId, Object.fromEntries(Object.values(things).map(({ id, look }) => [id, look]))]])),
  );
});
