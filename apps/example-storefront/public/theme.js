/** Background of the text, lightest and darkest: as in style.css. */
const LIGHT_PAPER = '#fbfaf7';
const DARK_CARD = '#211d19';

/** Puts the merchant's brand colour on the page, with a text colour that stays readable on it and a shade for text. */
export function applyTheme({ brandColor } = {}) {
  if (!brandColor) return;
  const brand = channelsOf(brandColor);
  const light = contrast(brand, channelsOf('#ffffff')) >= 4.5;
  const root = document.documentElement.style;
  root.setProperty('--brand', brandColor);
  root.setProperty('--on-brand', light ? '#ffffff' : '#16130f');
  root.setProperty(
    '--brand-text',
    `light-dark(${readableOn(LIGHT_PAPER, brand, darker, 5)}, ${readableOn(DARK_CARD, brand, lighter, 7.5)})`,
  );
}

/** WCAG 2.2: text needs a contrast of 4.5 to 1 with what is behind it; by night a pale shade at that bound looks as if it could not be pressed. */
function readableOn(paper, colour, next, least) {
  let shade = colour;
  while (contrast(shade, channelsOf(paper)) < least) shade = shade.map(next);
  return cssOf(shade);
}

const darker = (channel) => channel * 0.9;
const lighter = (channel) => 255 - (255 - channel) * 0.9;

function contrast(a, b) {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(channels) {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(hex) {
  const digits = hex.length < 6 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16));
}

const cssOf = (channels) => `rgb(${channels.map(Math.round).join(' ')})`;
