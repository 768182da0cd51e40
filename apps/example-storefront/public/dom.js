const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Makes an element: `h('a', { href, class: 'card' }, 'text', [children])`. Everything is set as text or attribute,
 * never parsed as HTML, so data cannot become markup. Absent attributes and children are left out.
 */
export function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key.startsWith('--')) element.style.setProperty(key, value);
    else if ((key === 'href' || key === 'src') && !isSafe(value)) continue;
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child || child === 0));
  return element;
}

function isSafe(address) {
  try {
    return SAFE_PROTOCOLS.has(new URL(address, location.href).protocol);
  } catch {
    return false;
  }
}

/** Plain text as paragraphs, split at empty lines. */
export const paragraphs = (text = '') =>
  text
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((part) => h('p', {}, part));

/** Text that only a screen reader speaks. */
export const spoken = (text) => h('span', { class: 'spoken' }, text);
