import { InMemoryBrandingReader } from './in-memory-branding-reader';
import { brandingReaderContract } from './branding-reader.contract';

describe('branding of shops in memory', () => {
  brandingReaderContract(async (workspaceId, branding) => new InMemoryBrandingReader(new Map([[workspaceId, branding]])));
});
