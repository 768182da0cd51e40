import { SecretBox } from '../secret-box';

/** Keeps the texts itself, and gives out numbers for them. */
export class InMemorySecretBox extends SecretBox {
  private readonly texts: string[] = [];

  seal(text: string): string {
    return `sealed-${this.texts.push(text)}`;
  }

  open(sealed: string): string {
    const text = /^sealed-\d+$/.test(sealed) ? this.texts[Number(sealed.slice('sealed-'.length)) - 1] : undefined;
    if (text === undefined) throw new Error('This box has not sealed it.');
    return text;
  }
}
