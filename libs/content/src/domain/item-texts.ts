import { endText, itemTexts, keyText, startText, withMeanings } from '@svc/contracts';

/** Descriptions of the fields of content, for people who write items and read their views. */

const nameOf = (thing: string) => `Name of the ${thing} as visitors see it: one line of plain text, at most 300 characters.`;
const textOf = (thing: string) => `Text about the ${thing}, plain text of at most 50,000 characters. Absent: none.`;

export const catalogTexts = {
  ...itemTexts('media catalog'),
  name: nameOf('media catalog'),
  description: textOf('media catalog'),
  layout: withMeanings('Arrangement in which your page shows the pieces of the media catalog. Default: `grid`.', {
    grid: 'A grid of equal cells.',
    masonry: 'Columns of pieces of different heights.',
    carousel: 'One piece after the other, to swipe through.',
    list: 'One piece below the other.',
  }),
  items: 'Pieces of the media catalog (pictures, videos and other files) in the order shown; at most 1,000. Default: none.',
};

export const catalogPieceTexts = { key: keyText('piece', 'media catalog') };

export const folderTexts = {
  ...itemTexts('folder'),
  name: nameOf('folder'),
  description: textOf('folder'),
  parentSlug: 'Slug of the parent folder that contains the folder. Absent: the folder is at the top level.',
  public: 'True: storefronts see the folder and its files. False: the folder is hidden from them. Default: true.',
  files: 'Files of the folder, each with name, URL and size, in the order shown; at most 1,000. Default: none.',
};

export const folderFileTexts = { key: keyText('file', 'folder') };

export const formTexts = {
  ...itemTexts('form'),
  name: `${nameOf('form')} It is the title of the page that the service hosts for the form.`,
  description: 'Text about the form, shown above its questions: plain text of at most 50,000 characters. Absent: none.',
  submitLabel: 'Text on the button that sends the form. Default: "Send".',
  thankYouMessage:
    'Text that people read after they have sent the form: plain text of at most 5,000 characters. Default: "Thank you. We have received your answers."',
  redirectUrl:
    'Absolute http or https URL to which the hosted page of the form sends people after they have sent the form. Absent: they stay on the page and read `thankYouMessage`.',
  opensAt: startText('Time from which the form takes answers. Absent: at once.', 'shop'),
  closesAt: endText('Time from which the form no longer takes answers. Absent: it never closes.', 'shop'),
  fields: 'Questions of the form in the order shown; at most 200, with 5,000 choices in all.',
  notify:
    'E-mail addresses of the shop that get a mail for each submission of the form; at most 10. Default: none. Storefronts never see them.',
};

export const noteTexts = {
  ...itemTexts('note (article)'),
  title: 'Title of the note (article): one line of plain text, at most 300 characters.',
  excerpt: 'Short summary of the note (article) for lists: plain text of at most 1,000 characters. Absent: none.',
  seoDescription:
    'Summary of the page of the note (article) for search engines and link previews: plain text of at most 1,000 characters. Absent: the `excerpt` is used.',
  blocks:
    'Text of the note (article) as blocks, such as headings, paragraphs and pictures; at most 500. Readers sort them by `sort`. Default: none.',
  bodyHtml:
    'Text of the note (article) as HTML; the service removes scripts, frames and styles. Absent: the service makes the HTML from `blocks`.',
  authorName: 'Name of the author of the note (article), as shown. Absent: no author is named.',
  tags: 'Tags of the note (article), one word or line each, by which to group and filter articles; at most 50. Default: none.',
  publishedAt: startText('Time from which storefronts see the note (article), shown as its date. Absent: at once.', 'shop'),
};

export const tableTexts = {
  ...itemTexts('table'),
  name: nameOf('table'),
  description: textOf('table'),
  columns: 'Columns of the table, each with a heading and the kind of its values, in the order shown; 1 to 100.',
  rows: 'Rows of the table, each with a key and its values by column, in the order shown; at most 5,000. Default: none.',
};

export const tableColumnTexts = {
  private: 'True: storefronts see neither the column of the table nor its cells. False: they see both. Default: false.',
};

export const tableRowTexts = {
  key: keyText('row', 'table'),
  cells:
    'Values of the table’s row: map from the `key` of a column to the value in the row, in the form that the `type` of the column asks for. Leave empty cells out.',
};

export const storefrontTexts = {
  content:
    'Texts, pictures and settings of the storefront: header, hero, footer, contact, tracking, campaigns, and the content of each section by its id. Absent: none.',
  published:
    'True: storefronts get everything of the storefront document. False: they get the lists of products, events and the like, and nothing of the document. Default: true.',
};
