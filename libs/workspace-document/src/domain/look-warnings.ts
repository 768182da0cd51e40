import { type Fault, hiddenColour, type StorefrontTheme } from '@svc/contracts';
import type { DocumentItem } from './section';
import { type ReadItem, within } from './read-document';
import type { SectionName } from './sections';

const COLOUR = 'renderConfig.theme.brandColor';

/** Returns a warning where the colour of a shop looks like the cards of its palette, so that its buttons have another one. */
export function warnOfLook(storefront: DocumentItem): Fault[] {
  const theme = (storefront['renderConfig'] as { theme?: Partial<StorefrontTheme> } | undefined)?.theme;
  const hidden = theme?.brandColor === undefined ? undefined : hiddenColour(theme);
  if (!hidden) return [];
  const { chosen, card, shown } = hidden;
  return [
    {
      path: COLOUR,
      message: `Buttons in ${chosen} cannot be told from the cards of the palette (${card}), so the pages and mails of the service fill them with ${shown}. Choose another \`brandColor\`, or set \`accentSource\` to \`palette\` to have the accent of the palette everywhere.`,
    },
  ];
}

/** Returns the warnings of the look of a document's storefront, with paths in the document. */
export function warnOfDocumentLook({ storefront = [] }: Partial<Record<SectionName, readonly ReadItem[]>>): Fault[] {
  return storefront.flatMap(({ path, item }) => (item ? warnOfLook(item).map((fault) => within(path, fault)) : []));
}
