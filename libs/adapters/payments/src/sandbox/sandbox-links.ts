import type { LinkSigner } from '@svc/kernel';

const PURPOSE = 'sandbox-page';

/** The sandbox's payment page: `{publicUrl}/sandbox/{reference}?t=…`. */
export class SandboxLinks {
  constructor(
    private readonly publicUrl: string,
    private readonly signer: LinkSigner,
  ) {}

  page(reference: string): string {
    return `${this.publicUrl}/sandbox/${reference}?t=${this.signer.sign(PURPOSE, reference)}`;
  }

  opens(token: string, reference: string): boolean {
    return this.signer.verify(PURPOSE, reference, token);
  }
}
