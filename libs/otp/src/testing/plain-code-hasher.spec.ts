import { codeHasherContract } from './code-hasher.contract';
import { PlainCodeHasher } from './plain-code-hasher';

describe('readable hashes of codes', () => codeHasherContract(() => new PlainCodeHasher()));
