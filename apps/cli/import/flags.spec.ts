import { NOT_UNDERSTOOD } from './cell-states.mjs';
import { dateOf } from './dates.mjs';
import { flagOf } from './flags.mjs';

describe('yes and no', () => {
  it.each(
    'TRUE true Yes y 1 WAHR Ja VRAI oui VERDADERO Sí SI VERDADEIRO sim VERO WAAR SAND SANT SANN TOSI TÕENE PRAWDA Tak PRAVDA ano IGAZ ADEVĂRAT da DOĞRU evet ИСТИНА да ІСТИНА ΑΛΗΘΗΣ ναι CERT はい 是 예 صحيح כן'.split(
      ' ',
    ),
  )('[D-155] reads %s as yes', (cell) => {
    expect(flagOf(cell)).toBe(true);
  });

  it.each(
    'FALSE false No n 0 FALSCH Nein FAUX non FALSO não ONWAAR Nee FALSK FALSKT nej USANN nei EPÄTOSI ei VÄÄR FAŁSZ Nie NEPRAVDA ne HAMIS nem FALS nu YANLIŞ hayır ЛОЖЬ нет ХИБНІСТЬ ΨΕΥΔΗΣ όχι いいえ 否 아니오 خطأ לא'.split(
      ' ',
    ),
  )('[D-155] reads %s as no', (cell) => {
    expect(flagOf(cell)).toBe(false);
  });

  it.each(['maybe', '2', '-', 'yes no', '?', 'TRUEish', 'constructor'])('[D-155] understands %s as neither', (cell) => {
    expect(flagOf(cell)).toBe(NOT_UNDERSTOOD);
  });
});

describe('dates', () => {
  it.each([
    ['2026-12-31', '2026-12-31'],
    ['2026-12-31 23:59:00', '2026-12-31T23:59:00'],
    ['2026-12-31T23:59', '2026-12-31T23:59:00'],
    ['2026-12-31T23:30:00+02:00', '2026-12-31T21:30:00'],
    ['2026-02-31', undefined],
    ['2026-13-01', undefined],
    ['01.12.2030', undefined],
    ['01/02/2019', undefined],
    ['1-1-2019', undefined],
    ['tomorrow', undefined],
    ['46000', undefined],
  ])('[D-155] reads %s without a said order as %s', (cell, date) => {
    expect(dateOf(cell, undefined)).toBe(date);
  });

  it.each([
    ['01.12.2030', 'dmy', '2030-12-01'],
    ['1. 12. 2030', 'dmy', '2030-12-01'],
    ['31/01/19', 'dmy', '2019-01-31'],
    ['11/28/2026 5:30 PM', 'mdy', '2026-11-28T17:30:00'],
    ['11/28/2026 12:05 am', 'mdy', '2026-11-28T00:05:00'],
    ['2026/1/5', 'ymd', '2026-01-05'],
    ['2026-12-31', 'dmy', '2026-12-31'],
    ['28/11/2026', 'mdy', undefined],
    ['31.02.2026', 'dmy', undefined],
    ['1.1.126', 'dmy', undefined],
    ['1.1.2026 25:00', 'dmy', undefined],
  ] as const)('[D-155] reads %s in the order %s as %s', (cell, order, date) => {
    expect(dateOf(cell, order)).toBe(date);
  });
});
