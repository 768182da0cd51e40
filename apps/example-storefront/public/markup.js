/** Elements that are kept of the cleaned HTML of the API: text and structure, rebuilt element by element. */
const KEPT = new Set([
  'A',
  'B',
  'BLOCKQUOTE',
  'BR',
  'EM',
  'FIGCAPTION',
  'FIGURE',
  'H2',
  'H3',
  'H4',
  'HR',
  'I',
  'LI',
  'OL',
  'P',
  'STRONG',
  'UL',
]);

/** Returns HTML as nodes of this page, without attributes but for the addresses of links; of other elements, their text. */
export function markup(html, h) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].map((node) => cleaned(node, h));
}

function cleaned(node, h) {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (node.nodeType !== Node.ELEMENT_NODE) return undefined;
  const children = [...node.childNodes].map((child) => cleaned(child, h));
  if (!KEPT.has(node.tagName)) return children;
  return h(node.tagName.toLowerCase(), node.tagName === 'A' ? { href: node.getAttribute('href') } : {}, children);
}
