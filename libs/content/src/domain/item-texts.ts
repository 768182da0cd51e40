import { endText, itemTexts, KEY, startText, withMeanings } from '@svc/contracts';

/** Descriptions of the fields of content, for people who write items and read their views. */

const NAME = 'Name shown to visitors; one line of at most 300 characters.';
const PROSE = 'at most 50,000 characters. Absent: none.';

export const catalogTexts = {
  ...itemTexts('catalog'),
  name: NAME,
  description: `Text about the catalog; ${PROSE}`,
  layout: withMeanings('Arrangement of the pieces on your page.', {
    grid: 'In a grid of equal cells. Default.',
    masonry: 'In columns of pieces of different heights.',
    carousel: 'One after the other, to swipe through.',
    list: 'Below each other.',
  }),
  items: 'Pictures, videos and other files in the order shown; at most 1,000.',
};

export const catalogPieceTexts = { key: KEY };

export const folderTexts = {
  ...itemTexts('folder'),
  name: NAME,
  description: `Text about the folder; ${PROSE}`,
  parentSlug: 'Slug of the folder that contains this one. Absent: it is at the top.',
  public: 'Storefronts see the folder only when this is true. Default: true.',
  files: 'Files in the order shown; at most 1,000.',
};

export const folderFileTexts = { key: KEY };

export const formTexts = {
  ...itemTexts('form'),
  name: `${NAME} It is the title of the form’s page.`,
  description: `Text above the questions; ${PROSE}`,
  submitLabel: 'Text on the button that sends the form. Default: "Send".',
  thankYouMessage:
    'Text that people read after they have sent the form; at most 5,000 characters. Default: "Thank you. We have received your answers."',
  redirectUrl: 'Address to which the page of the service sends people after they have sent the form. Absent: they stay on the page.',
  opensAt: startText('When the form begins to take answers. Absent: at once.'),
  closesAt: endText('When the form stops taking answers. Absent: never.'),
  fields: 'Questions in the order shown; at most 200, with 5,000 choices in all.',
  notify: 'Up to 10 e-mail addresses that get a mail for each submission. Default: none. Storefronts never see them.',
};

export const noteTexts = {
  ...itemTexts('note'),
  title: 'Title of the article; one line of at most 300 characters.',
  excerpt: 'Short summary for lists; at most 1,000 characters. Absent: none.',
  blocks: 'The article in blocks, such as headings, texts and pictures; at most 500. Default: none.',
  bodyHtml: 'The article as HTML; the service removes scripts, frames and styles. Absent: the HTML is made from `blocks`.',
  authorName: 'Name of the author, as shown. Absent: none is named.',
  tags: 'Words to group and filter articles by; at most 50.',
  publishedAt: startText('When the article appears. Absent: at once.'),
};

export const tableTexts = {
  ...itemTexts('table'),
  name: NAME,
  description: `Text about the table; ${PROSE}`,
  columns: 'Columns in the order shown; 1 to 100.',
  rows: 'Rows in the order shown; at most 5,000.',
};

export const tableColumnTexts = {
  private: 'True: storefronts see neither the column nor its cells. Default: false.',
};

export const tableRowTexts = {
  key: KEY,
  cells: 'Value of each column, by the key of the column. Leave empty cells out.',
};

export const storefrontTexts = {
  content: 'Texts, pictures and settings of the page: header, hero, footer, contact, tracking, campaigns, and content by section.',
  published: 'False: storefronts get the lists of products, events and the like, and nothing of this document. Default: true.',
};
