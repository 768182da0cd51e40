import { cutText } from '../../cut-text.mjs';

const MOST = 300;

/** Returns the first sentences of a text, or its beginning where the first sentence is long; code is never cut in two. @param {string} text */
export function excerptOf(text) {
  if (text.length <= MOST) return text;
  const sentences = cutText(text, MOST).split(/(?<=[.;]) /);
  const whole = sentences.length > 1 ? sentences.slice(0, -1).join(' ') : cutText(text, MOST).replace(/ \S*$/, '');
  const isCodeOpen = whole.split('`').length % 2 === 0;
  return `${isCodeOpen ? whole.replace(/\s*`[^`]*$/, '') : whole} …`;
}
