import { createHash } from 'node:crypto';
import { cutText } from '../../../tools/cut-text.mjs';

const LONGEST = 100;

/**
 * Makes a slug of a text: its Latin letters and digits, else the beginning of a digest, so that the same text has the same slug each time.
 * @param {string} text
 * @param {string} kind what stands before the digest
 */
export function slugOf(text, kind) {
  const latin = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/[æÆ]/g, 'ae')
    .toLowerCase();
  const lost = /[^\p{ASCII}\p{P}\p{S}\p{Z}\p{C}]/u.test(latin);
  const parts = latin.replace(/['’]/g, '').split(/[^a-z0-9]+/);
  const slug = parts.filter(Boolean).join('-');
  if (slug && !lost && slug.length <= LONGEST) return slug;
  const digest = createHash('sha256').update(text.trim()).digest('hex').slice(0, 8);
  return `${trimmed(slug, LONGEST - digest.length - 1) || kind}-${digest}`;
}

/** Hands out slugs, each once: the second of the same gets `-2`. */
export class Slugs {
  #taken;

  constructor(taken = []) {
    this.#taken = new Set(taken);
  }

  take(text, kind) {
    const wanted = slugOf(text, kind);
    let slug = wanted;
    for (let count = 2; this.#taken.has(slug); count += 1) slug = `${trimmed(wanted, LONGEST - 6)}-${count}`;
    this.#taken.add(slug);
    return slug;
  }
}

const trimmed = (slug, most) => cutText(slug, most).replace(/-+$/, '');
