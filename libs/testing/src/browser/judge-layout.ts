import type { Page } from 'playwright-core';

/**
 * Fault of a layout with the text that it befalls: beyond the edge of the window, cut by a box, squeezed into a column of a letter or
 * two, a short word or an amount in two lines, or text over text.
 */
export type LayoutFault = [
  fault: 'beyond' | 'cut' | 'squeezed' | 'broken word' | 'broken amount' | 'overlap',
  text: string,
  other?: string,
];

/** Pixels by which boxes of neighbours may touch: glyph boxes are higher than lines. */
const TOLERANCE = 4;
/** Column that is too narrow to be read: more lines than this, each of fewer pixels. */
const SQUEEZED = { lines: 4, px: 40 };
/** Widest word that needs no break: in pixels, and as a part of the window. Its letters may be set smaller, but never in several lines. */
const WORD = { px: 200, ofWindow: 0.5 };

/**
 * Script that judges the boxes of visible text and fields. Text is left out that is hidden on purpose (for screen readers, traps of bots,
 * links before the first focus), and parts that stick to the window are not held against those they lie over.
 */
const JUDGE = `(() => {
  const faults = [];
  const judged = [];
  const width = document.documentElement.clientWidth;
  const shortened = (text) => text.replace(/\\s+/g, ' ').trim().slice(0, 40);
  const isHidden = (element) => !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true }) ||
    element.closest('.visually-hidden, .trap, .skip, .announcement, svg, script, style') !== null;
  const layerOf = (element) => {
    for (let each = element; each; each = each.parentElement) if (['sticky', 'fixed'].includes(getComputedStyle(each).position)) return each;
    return document;
  };
  const cutBy = (element, box) => {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX } = getComputedStyle(each);
      const { left, right } = each.getBoundingClientRect();
      if (overflowX !== 'visible' && (box.left < left - 1 || box.right > right + 1)) return true;
    }
    return false;
  };
  const boxesOf = (range, node, index, { length }) => {
    range.setStart(node, index);
    range.setEnd(node, index + length);
    return [...range.getClientRects()].filter((box) => box.width >= 1);
  };
  const linesOf = (boxes) => new Set(boxes.map(({ top }) => Math.round(top))).size;
  const breaksWithin = /[\\u00ad\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]/u;
  const judge = (element, text, boxes) => {
    for (const box of boxes) {
      if (box.width < 1 || box.height < 1) continue;
      if (box.left < -1 || box.right > width + 1) faults.push(['beyond', text]);
      if (cutBy(element, box)) faults.push(['cut', text]);
      judged.push({ element, text, box, layer: layerOf(element) });
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || isHidden(element) || element.closest('select, textarea')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    judge(element, shortened(node.data), boxes);
    if (boxes.length > ${SQUEEZED.lines} && boxes.every(({ width: each }) => each < ${SQUEEZED.px})) faults.push(['squeezed', shortened(node.data)]);
    for (const { 0: word, index } of node.data.matchAll(/[^\\s\\u200b\\-‐–—/…+]{2,}/gu)) {
      if (breaksWithin.test(word)) continue;
      const pieces = boxesOf(range, node, index, word);
      const full = pieces.reduce((sum, piece) => sum + piece.width, 0);
      if (linesOf(pieces) > 1 && full < Math.min(${WORD.px}, width * ${WORD.ofWindow})) faults.push(['broken word', word]);
    }
    for (const { 0: amount, index } of node.data.matchAll(/[−-]?\\p{Sc}\\s?[\\d.,]*\\d|\\d[\\d.,\\u00a0\\u202f]*\\d\\s?\\p{Sc}/gu)) {
      if (linesOf(boxesOf(range, node, index, amount)) > 1) faults.push(['broken amount', amount]);
    }
  }
  for (const field of document.querySelectorAll('input:not([type=hidden]), select, textarea, button, a.button'))
    if (!isHidden(field)) judge(field, shortened(field.name || field.innerText || field.id), [field.getBoundingClientRect()]);
  for (const [at, one] of judged.entries())
    for (const other of judged.slice(at + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (x > ${TOLERANCE} && y > ${TOLERANCE}) faults.push(['overlap', one.text, other.text]);
    }
  return faults;
})()`;

/** Returns the faults of a page's layout in its present window; empty when there are none. */
export function layoutFaultsOf(page: Page): Promise<LayoutFault[]> {
  return page.evaluate<LayoutFault[]>(JUDGE);
}
