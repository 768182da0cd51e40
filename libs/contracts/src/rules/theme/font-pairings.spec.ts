import { FONT_PAIRINGS, fontPairing } from './font-pairings';

describe('fonts of a shop', () => {
  it('[ADR 0121 r3] are one of eight pairings by its name', () => {
    expect(FONT_PAIRINGS).toHaveLength(8);
    for (const name of FONT_PAIRINGS) expect(fontPairing(name).name).toBe(name);
    expect(fontPairing('fraunces-inter')).toMatchObject({ headings: { family: 'Fraunces' }, text: { family: 'Inter' } });
  });

  it.each([
    ['Fraunces, Inter', 'fraunces-inter'],
    ['Playfair Display', 'playfair-display-public-sans'],
    ['playfair-source-sans', 'playfair-display-public-sans'],
    ['merriweather-open-sans', 'fraunces-inter'],
    ['libre-baskerville', 'fraunces-inter'],
    ['libre-franklin', 'inter'],
    ['roboto-merriweather', 'inter-lora'],
    ['montserrat-lora', 'inter-lora'],
    ['POPPINS', 'figtree'],
    ['dm-sans', 'space-grotesk-dm-sans'],
    ['dm serif display', 'playfair-display-public-sans'],
    ['ibm-plex-mono', 'jetbrains-mono-public-sans'],
    ['quicksand_open-sans', 'nunito'],
  ])('[ADR 0121 r3] are the nearest pairing for other fonts: %s is %s', (value, name) => {
    expect(fontPairing(value).name).toBe(name);
  });

  it.each([undefined, '', 'brand', 'system', '🙂'])('[ADR 0121 r3] are system fonts for words that name no font: %s', (value) => {
    const { name, headings, text } = fontPairing(value);
    expect(name).toBe('system');
    for (const font of [headings, text]) expect(font).toMatchObject({ subsets: [], stack: expect.stringMatching(/^system-ui,/) });
  });
});
