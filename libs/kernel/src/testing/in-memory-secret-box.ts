import { SecretBox, type SealedFor } from '../ports';

/** In-memory box that stores the texts itself, and returns numbers for them. */
export class InMemorySecretBox extends SecretBox {
  private readonly texts: ({ text: string } & SealedFor)[] = [];

  seal(text: string, { workspaceId, purpose }: SealedFor): string {
    return `sealed-${this.texts.push({ text, workspaceId, purpose })}`;
  }

  open(sealed: string, { workspaceId, purpose }: SealedFor): string {
    const entry = /^sealed-\d+$/.test(sealed) ? this.texts[Number(sealed.slice('sealed-'.length)) - 1] : undefined;
    if (entry?.workspaceId !== workspaceId || entry.purpose !== purpose)
      throw new Error('This box has not sealed it, or for another context.');
    return entry.text;
  }
}
