import { linkSignerContract } from './link-signer.contract';
import { PlainLinkSigner } from './plain-link-signer';

describe('links that are signed plainly', () => {
  linkSignerContract(() => new PlainLinkSigner());
});
