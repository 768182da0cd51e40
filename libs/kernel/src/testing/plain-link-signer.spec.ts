import { linkSignerContract } from './link-signer.contract';
import { PlainLinkSigner } from './plain-link-signer';

describe('links with readable signatures', () => {
  linkSignerContract(() => new PlainLinkSigner());
});
