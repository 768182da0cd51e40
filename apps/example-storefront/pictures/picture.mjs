import { element, paletteFor, randomFrom, withoutDyes } from './svg.mjs';
import { FAMILY_NAMES, familyNamed, patternDefinition } from './patterns.mjs';
import { sceneFor } from './scenes.mjs';

/**
 * Draws the picture of a name, always the same one: `indigo-tote-bag` a bag, `night-market-wide` a wide evening.
 * The demo shop has no photographs, so its server draws what its catalogue points at.
 */
export function drawPicture(name) {
  const words = name.replace(/-(wide|tall)$/, '').split('-');
  const random = randomFrom(withoutDyes(words).join('-'));
  const palette = paletteFor(words, random);
  const [width, height] = sizeOf(name);
  const family = familyNamed(words) ?? random.pick(FAMILY_NAMES);
  const second = random.pick(FAMILY_NAMES.filter((other) => other !== family));
  const scene = sceneFor(words)({ width, height, palette, random });
  const definitions = [
    ['cloth', patternDefinition('cloth', family, palette, random, 0.6)],
    ['second', patternDefinition('second', second, palette, random, 0.6)],
    ['fold', FOLD],
  ].filter(([id]) => scene.includes(`url(#${id})`));
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    element('defs', {}, definitions.map(([, definition]) => definition).join('')) + scene,
  );
}

function sizeOf(name) {
  if (name.endsWith('-wide')) return [1600, 900];
  if (name.endsWith('-tall')) return [900, 1200];
  return [1000, 1000];
}

/** Soft vertical folds over hanging cloth. */
const FOLD =
  '<linearGradient id="fold"><stop stop-opacity=".16"/><stop offset=".25" stop-opacity="0"/><stop offset=".5" stop-opacity=".12"/>' +
  '<stop offset=".75" stop-opacity="0"/><stop offset="1" stop-opacity=".18"/></linearGradient>';
