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

/**
 * Makes slugs for several things, each once, whatever their order: of texts that make the same slug, the one that it says whole, else the
 * first by rank and alphabet, has it, and the others have a suffix of their own.
 * @param {{ text: string, rank?: number, suffix?: string }[]} things `suffix`: what tells one from others of the same text, such as its id
 * @param {Iterable<string>} taken slugs that other things have
 * @param {string} kind as `slugOf` takes it
 * @returns {string[]} in the order of the things
 */
export function slugsFor(things, taken, kind) {
  const used = new Set(taken);
  const wanted = things.map((thing, index) => ({ ...thing, index, slug: slugOf(thing.text, kind) }));
  const slugs = [];
  for (const { index, slug, text, suffix } of wanted.sort(bySlugAndRank)) {
    slugs[index] = used.has(slug) ? unusedOf(`${trimmed(slug, LONGEST - SUFFIX - 1)}-${shortOf(suffix ?? text, suffix)}`, used) : slug;
    used.add(slugs[index]);
  }
  return slugs;
}

const SUFFIX = 24;

function bySlugAndRank(one, other) {
  return (
    compared(one.slug, other.slug) ||
    (one.rank ?? Infinity) - (other.rank ?? Infinity) ||
    Number(!isWhole(one)) - Number(!isWhole(other)) ||
    compared(one.text, other.text)
  );
}

const compared = (one, other) => (one === other ? 0 : one < other ? -1 : 1);
const isWhole = ({ text, slug }) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-') === slug;

function shortOf(text, suffix) {
  const short = suffix && slugOf(suffix, '');
  return short && short.length <= SUFFIX && !short.startsWith('-') ? short : createHash('sha256').update(text).digest('hex').slice(0, 6);
}

function unusedOf(wanted, used) {
  let slug = wanted;
  for (let count = 2; used.has(slug); count += 1) slug = `${trimmed(wanted, LONGEST - 6)}-${count}`;
  return slug;
}

/** Tells a text without its case and its kind of blanks: two labels that are the same to people. */
export const labelOf = (text) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Tells that the slug of a thing comes from another text than its name, which people have changed since.
 * @param {{ name?: string, slug: string }} thing
 */
export function isRenamed({ name, slug }) {
  const own = name === undefined ? undefined : slugOf(name, '');
  return slug !== own && !slug.startsWith(`${own}-`) && !slug.endsWith(`-${own}`);
}

const trimmed = (slug, most) => cutText(slug, most).replace(/-+$/, '');
