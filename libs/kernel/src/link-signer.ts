/** Makes and checks the tokens of links that people without a key may follow (D-1a). */
export abstract class LinkSigner {
  /** Token of `subject` for one purpose: the same input gives the same token, as long as the service keeps its key. */
  abstract sign(purpose: string, subject: string): string;
  /** Whether the token was made for this purpose and subject; takes the same time either way. */
  abstract verify(purpose: string, subject: string, token: string): boolean;
}
