import { fitTexts } from './fit-texts';
import { fontLibrary } from './font-library';
import { Typesetter } from './typesetter';

const ROOM = { width: 250, height: 200 };
const fit = (text: string) =>
  fitTexts(
    new Typesetter(fontLibrary(), []),
    [15, 9, 9, 9, 9, 9, 8, 8, 11, 8.5].map((size, gap) => ({ text, gap, size, lines: 2 })),
    ROOM,
  );

describe('texts one below the other', () => {
  it('are as large as they should be where there is room', async () => {
    const { blocks, height } = await fit('Ada');
    expect(blocks.map(({ block }) => block.size)).toEqual([15, 9, 9, 9, 9, 9, 8, 8, 11, 8.5]);
    expect(height).toBeLessThanOrEqual(ROOM.height);
  });

  it.each([
    ['Tibetan', 'སྐྱོརྒྱ་'],
    ['Arabic', 'مُحَمَّدٌ '],
    ['Thai', 'ปู่น้ำผึ้ง'],
    ['marks upon marks', `Z${'\u0300\u0330'.repeat(9)}`],
    ['Chinese', '国家大剧院'],
  ])('[D-138] are smaller where they would exceed their room, however high their script is: %s', async (_, text) => {
    const { blocks, height } = await fit(text.repeat(20));
    expect(height).toBeLessThanOrEqual(ROOM.height);
    expect(blocks.at(-1)!.y + blocks.at(-1)!.block.height).toBe(height);
  });
});
