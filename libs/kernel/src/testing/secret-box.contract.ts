import type { SecretBox } from '../ports';

const context = { workspaceId: '01890a5d-ac96-774b-bcce-b302099a8057', purpose: 'webhook_secret/1' };

/** Tests the contract of every `SecretBox`. */
export function secretBoxContract(make: () => SecretBox): void {
  it.each(['whsec_AAAA', '', 'Ọjà ₦', 'x'.repeat(10_000)])('returns the sealed text: %p', (text) => {
    const box = make();
    expect(box.open(box.seal(text, context), context)).toBe(text);
  });

  it('reveals nothing of the text, nor that two texts are the same', () => {
    const box = make();
    const sealed = box.seal('whsec_of_the_merchant', context);
    expect(sealed).not.toContain('merchant');
    expect(box.seal('whsec_of_the_merchant', context)).not.toBe(sealed);
  });

  it.each(['', 'nonsense', 'v1.a.b.c', 'v2.a.b.c'])('opens no text that it has not sealed: %p', (text) => {
    expect(() => make().open(text, context)).toThrow();
  });

  it('opens no altered text', () => {
    const box = make();
    const sealed = box.seal('whsec_of_the_merchant', context);
    const at = Math.floor(sealed.length / 2);
    const other = sealed[at] === 'A' ? 'B' : 'A';
    expect(() => box.open(sealed.slice(0, at) + other + sealed.slice(at + 1), context)).toThrow();
  });

  it.each([
    ['another workspace', { ...context, workspaceId: '01890a5d-ac96-774b-bcce-b302099a8058' }],
    ['another purpose', { ...context, purpose: 'webhook_secret/2' }],
    ['a workspace and purpose that read alike together', { workspaceId: `${context.workspaceId}web`, purpose: 'hook_secret/1' }],
  ])('opens nothing that was sealed for %s', (_, other) => {
    const box = make();
    const sealed = box.seal('whsec_of_the_merchant', context);
    expect(() => box.open(sealed, other)).toThrow();
  });
}
