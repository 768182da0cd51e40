import { codeHasherContract } from './code-hasher.contract';
import { PlainCodeHasher } from './plain-code-hasher';

describe('codes that are kept as they are', () => codeHasherContract(() => new PlainCodeHasher()));
