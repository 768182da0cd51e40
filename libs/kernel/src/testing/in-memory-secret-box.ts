import { SecretBox, type SealedFor } from '../ports';

/** Keeps the texts itself, and gives out numbers for them. */
export class InMemorySecretBox extends SecretBox {
  private readonly texts: ({ text: string } & SealedFor)[] = [];

  seal(text: string, { workspaceId, purpose }: SealedFor): string {
    return `sealed-${this.texts.push({ text, workspaceId, purpose })}`;
  }

  open(sealed: string, { workspaceId, purpose }: SealedFor): string {
    const kept = /^sealed-\d+$/.test(sealed) ? this.texts[Number(sealed.slice('sealed-'.length)) - 1] : undefined;
    if (kept?.workspaceId !== workspaceId || kept.purpose !== purpose) throw new Error('This box has not sealed it, or for another place.');
    return kept.text;
  }
}
