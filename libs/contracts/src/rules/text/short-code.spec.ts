import { readShortCode, shortCodeText } from './short-code';

describe('the short code of a ticket', () => {
  it.each(['K7QM-3XPD', 'k7qm3xpd', ' K7 QM – 3X PD ', 'K7QM\u20113XPD', 'k7qm\u00a0\u200e3xpd', 'Ｋ７ＱＭ－３ＸＰＤ', 'K٧QM-٣XPD'])(
    '[ADR 0118 r2] is read in any case, with any blanks and hyphens: %p',
    (typed) => {
      expect(readShortCode(typed)).toBe('K7QM3XPD');
    },
  );

  it('[ADR 0118 r2] is read with the letters that look like its digits', () => {
    expect(readShortCode('OoIi-LlD9')).toBe('001111D9');
  });

  it.each(['', 'K7QM-3XP', 'K7QM-3XPDD', 'U7QM-3XPD', 'K7QM.3XPD', 'SVC1.x.y', 'ß7QM3XP', 'att_01h455vb4pex5vsknk084sn02q'])(
    '[ADR 0118 r2] is not read from %p',
    (typed) => {
      expect(readShortCode(typed)).toBeUndefined();
    },
  );

  it('[ADR 0118 r2] is shown in two groups, which are read as the same', () => {
    expect(shortCodeText('K7QM3XPD')).toBe('K7QM-3XPD');
    expect(readShortCode(shortCodeText('0189ABCZ'))).toBe('0189ABCZ');
  });
});
