import { NOT_UNDERSTOOD } from './cell-states.mjs';

/** Words for yes, and for TRUE as spreadsheets write it, by languages; accents and case do not matter. */
const YES = new Set(
  folded(`
  1 true t yes y on wahr ja j vrai oui verdadero sí verdadeiro sim vero waar sand sant sann satt já tosi kyllä tõene jah prawda tak pravda ano
  áno igaz igen adevărat da cert egia bai doğru evet истина да істина так вярно точно тачно tačno istina resnica tiesa taip patiess patiesa jā
  αληθής αληθες ναι gwir fíor po được đúng có benar ya betul はい 真 是 对 對 예 네 참 صحيح صواب نعم אמת כן จริง ใช่ सत्य सही हाँ
`),
);
/** Words for no, and for FALSE. */
const NO = new Set(
  folded(`
  0 false f no n off falsch nein faux non falso não nee onwaar falsk nej nei usann falskt ósatt epätosi ei väär fałsz nie nepravda ne hamis nem
  fals nu gezurra ez yanlış hayır ложь нет хибність ні невярно не нетачно netačno neistina laž neresnica netiesa aplams nē ψευδής ψευδες όχι
  anwir bréagach jo sai không salah tidak いいえ 偽 假 否 错 錯 아니오 아니요 거짓 خطأ خاطئ لا שקר לא เท็จ ไม่ असत्य गलत नहीं
`),
);

function folded(text) {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
    .split(/\s+/)
    .filter(Boolean);
}

/**
 * Reads a yes or no as shop systems, people and spreadsheets of many languages write it.
 * @param {string} cell
 * @returns {boolean | typeof NOT_UNDERSTOOD}
 */
export function flagOf(cell) {
  const [word, ...more] = folded(cell.replace(/^'/, ''));
  if (more.length > 0) return NOT_UNDERSTOOD;
  if (YES.has(word)) return true;
  return NO.has(word) ? false : NOT_UNDERSTOOD;
}
