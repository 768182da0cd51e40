import { InMemorySecretBox } from './in-memory-secret-box';
import { secretBoxContract } from './secret-box.contract';

describe('the in-memory secret box', () => secretBoxContract(() => new InMemorySecretBox()));
