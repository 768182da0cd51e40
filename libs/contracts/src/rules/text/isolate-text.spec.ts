import { isolateText } from './isolate-text';

describe('parts of a line', () => {
  it.each(['محمد', 'שרה', 'Ada محمد', 'ߒߞߏ', '𐤀'])('[D-138] are isolated where they may run from right to left: %s', (part) => {
    expect(isolateText(part)).toBe(`\u2068${part}\u2069`);
  });

  it.each(['', 'Ada', 'Ọjọ́ ₦0', '山田', 'สมชาย', '🎉'])('[D-138] stay unchanged where they cannot: %p', (part) => {
    expect(isolateText(part)).toBe(part);
  });
});
