import { aRuleScope } from '@svc/contracts/testing';
import { checkNote, noteBody, noteItem } from './note.item';

describe('a note', () => {
  it('[§2.3] has blocks with ids of their own and the fields of their kind', () => {
    const blocks = [
      { id: 'a', kind: 'text' },
      { id: 'a', kind: 'image' },
    ];
    const note = noteItem.parse({ slug: 'care', title: 'Care', blocks });
    expect(checkNote(note, aRuleScope()).map(({ path }) => path)).toEqual(['blocks[1].id', 'blocks[0].text', 'blocks[1].url']);
  });
});

function note(fields: object) {
  return noteItem.parse({ slug: 'care', title: 'Care', ...fields });
}

describe('a note', () => {
  it('[decisions 3.5 PublicNote] is made into markup from its blocks in the order of their sort', () => {
    const blocks = [
      { id: 'p', kind: 'text', text: 'Wash <cold> & dry.\n\nIron never.', sort: 2 },
      { id: 'h', kind: 'heading', text: 'Care', sort: 1 },
      { id: 'l', kind: 'list', text: 'one\ntwo', sort: 3 },
      { id: 'i', kind: 'image', url: 'https://a.example/a.jpg', alt: 'Loom', caption: 'A loom', sort: 4 },
      { id: 'd', kind: 'divider', sort: 5 },
    ];
    expect(noteBody(note({ blocks })).bodyHtml).toBe(
      [
        '<h2>Care</h2>',
        '<p>Wash &lt;cold&gt; &amp; dry.</p>',
        '<p>Iron never.</p>',
        '<ul><li>one</li><li>two</li></ul>',
        '<figure><img src="https://a.example/a.jpg" alt="Loom" /><figcaption>A loom</figcaption></figure>',
        '<hr />',
      ].join('\n'),
    );
  });

  it.each([
    '<p onclick="x()">a</p>',
    '<script>x()</script><p>a</p>',
    '<p>a<iframe src="https://x.example"></iframe></p>',
    '<style>p{}</style><p>a</p>',
  ])('[decisions 3.5 PublicNote] has nothing that runs in its markup: %s', (bodyHtml) => {
    expect(note({ bodyHtml }).bodyHtml).toBe('<p>a</p>');
  });

  it('[decisions 3.5 PublicNote] has no link or picture that runs', () => {
    const { bodyHtml } = note({ bodyHtml: '<a href="javascript:x()">a</a><img src="data:image/svg+xml,x">' });
    expect(bodyHtml).not.toMatch(/javascript|data:/);
  });

  it('leaves cleaned markup unchanged when it is cleaned twice', () => {
    const once = note({ bodyHtml: '<p>Ada &amp; Obi “5 > 3”<br><a href="https://a.example/?a=1&b=2" target="_blank">more</a></p>' });
    expect(note({ bodyHtml: once.bodyHtml }).bodyHtml).toBe(once.bodyHtml);
  });

  it.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [1_000, 5],
  ])('[decisions 3.5 PublicNote] states the reading time of its words: %i words, %i minutes', (words, minutes) => {
    const blocks = [{ id: 'p', kind: 'text', text: 'word '.repeat(words) }];
    expect(noteBody(note({ blocks })).readingMinutes).toBe(minutes);
  });
});
