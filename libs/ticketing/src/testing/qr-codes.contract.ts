import type { QrCodes } from '../ports/tickets';

/** Describes all QrCodes. */
export function qrCodesContract(make: () => QrCodes): void {
  const code = `SVC1.${'Ab3-_'.repeat(23)}`;

  it('draws a text the same way each time, and another text another way', async () => {
    expect(await make().draw(code)).toEqual(await make().draw(code));
    expect(await make().draw(`${code}.`)).not.toEqual(await make().draw(code));
  });

  it('draws within its size, in a path that pages and print understand', async () => {
    const { size, path } = await make().draw(code);
    const squares = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)];
    expect(squares.map(([square]) => square).join('')).toBe(path);
    for (const [, x, y, width] of squares.map((match) => match.map(Number))) {
      expect(x! + width!).toBeLessThanOrEqual(size);
      expect(y!).toBeLessThan(size);
    }
  });
}
