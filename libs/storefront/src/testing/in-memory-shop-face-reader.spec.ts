import { InMemoryShopFaceReader } from './in-memory-shop-face-reader';
import { shopFaceReaderContract } from './shop-face-reader.contract';

describe('faces of shops in memory', () => {
  shopFaceReaderContract(async (workspaceId, face) => new InMemoryShopFaceReader(new Map([[workspaceId, face]])));
});
