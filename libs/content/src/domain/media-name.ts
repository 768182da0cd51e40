const LONGEST_TITLE = 200;
const LONGEST_STEM = 80;
const NAMELESS = 'file';

/** What a file is called: the last part of the name it came with, without what no name should hold. */
export function titleOf(given: string | undefined): string {
  const name = (given ?? '')
    .toWellFormed()
    .normalize('NFC')
    .split(/[/\\]/)
    .at(-1)!
    .replace(/\p{C}/gu, '')
    .trim();
  const title = [...name].slice(0, LONGEST_TITLE).join('');
  return /^\.*$/.test(title) ? NAMELESS : title;
}

/** The last part of a file's address: `Ẹ̀wà poster.JPG` as a WebP → `ewa-poster.webp`. */
export function fileNameOf(title: string, extension: string): string {
  const stem = title
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_STEM)
    .replace(/^-+|-+$/g, '');
  return `${stem || NAMELESS}.${extension}`;
}

/** Never the name of the file itself, which has no underscore. */
export function thumbnailNameOf(title: string, extension: string): string {
  return `thumb_${fileNameOf(title, extension)}`;
}

/** What a saved file is called: as the merchant called it, with the ending of what it is. */
export function downloadNameOf(title: string, fileName: string): string {
  const extension = fileName.slice(fileName.lastIndexOf('.'));
  return title.toLowerCase().endsWith(extension) ? title : title.replace(/\.[^.]*$/, '') + extension;
}
