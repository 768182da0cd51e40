import type { SecretBox } from '../secret-box';

/** What every SecretBox does. */
export function secretBoxContract(make: () => SecretBox): void {
  it.each(['whsec_AAAA', '', 'Ọjà ₦', 'x'.repeat(10_000)])('gives back what was sealed: %p', (text) => {
    const box = make();
    expect(box.open(box.seal(text))).toBe(text);
  });

  it('shows nothing of the text, nor that two texts are the same', () => {
    const box = make();
    const sealed = box.seal('whsec_of_the_merchant');
    expect(sealed).not.toContain('merchant');
    expect(box.seal('whsec_of_the_merchant')).not.toBe(sealed);
  });

  it.each(['', 'nonsense', 'v1.a.b.c'])('opens nothing that it has not sealed: %p', (text) => {
    expect(() => make().open(text)).toThrow();
  });

  it('opens nothing that was changed', () => {
    const box = make();
    const sealed = box.seal('whsec_of_the_merchant');
    const at = Math.floor(sealed.length / 2);
    const other = sealed[at] === 'A' ? 'B' : 'A';
    expect(() => box.open(sealed.slice(0, at) + other + sealed.slice(at + 1))).toThrow();
  });
}
