import { type Control, PlainBrowser, type PlainForm, textOf } from './plain-browser';
import type { SoldType } from './sold-types';

const DETAILS: Record<string, string> = { date: '1990-05-17', email: 'ada@guests.example', tel: '+234 803 123 4567' };

/** Entries of a visitor who fills in every required field of a form, and answers its questions. */
export function filledIn({ controls }: Pick<PlainForm, 'controls'>, email: string): Record<string, string> {
  const wanted = controls.filter(
    ({ required, name, value }) => ((required || name.startsWith('responses.')) && value === '') || name === 'contact.email',
  );
  return Object.fromEntries(wanted.map((control) => [control.name, answerTo(control, email)]));
}

function answerTo({ name, tag, type, value, options }: Control, email: string): string {
  if (name === 'contact.email') return email;
  if (tag === 'select') return options.find((option) => option !== '') ?? '';
  return type === 'radio' || type === 'checkbox' ? value : (DETAILS[type] ?? 'Ada Obi');
}

/** Takes tickets on the page of their event, by links and forms alone, and pays for them in the sandbox. Answers the address where it ended. */
export async function takeATicket(page: string, { name, code, quantity }: SoldType, email: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser();
  await browser.open(page);
  if (code !== undefined)
    await browser.send(
      browser.formWith((control) => control.name === 'code' && control.type !== 'hidden'),
      { code },
    );
  const field = fieldOf(browser.html, name);
  const chooser = browser.formWith((control) => control.name === field);
  await browser.send(chooser, {
    [field]: field.startsWith('amount.') ? giftIn(chooser, field) : String(quantity),
    ...(isWhole(chooser) && filledIn(chooser, email)),
  });
  if (!isWhole(chooser)) {
    const details = browser.formWith((control) => control.name === 'contact.name');
    await browser.send(details, filledIn(details, email));
  }
  if (/\/c\/chk_/.test(new URL(browser.url).pathname)) await pay(browser, email);
  return browser;
}

/** Tells whether a form asks for the guest together with the tickets. */
function isWhole({ controls }: PlainForm): boolean {
  return controls.some(({ name, type }) => name === 'contact.name' && type !== 'hidden');
}

async function pay(browser: PlainBrowser, email: string): Promise<void> {
  const payment = browser.formWith((control) => control.name === 'rail');
  await browser.send(payment, filledIn(payment, email));
  const card = browser.formWith((control) => control.tag === 'button' && control.name === 'number');
  const { value } = card.controls.find((control) => control.tag === 'button' && control.value.startsWith('4242'))!;
  await browser.send(card, {}, { name: 'number', value });
}

/** The field in which the number of tickets of a type is chosen, or what is given for one. */
export function fieldOf(html: string, name: string): string {
  const [, ref] =
    new RegExp(
      `>${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('&', '&amp;')}(?: · [^<]*)?<[^]*?name="((?:quantity|amount)\\.tkt_\\w+)"`,
    ).exec(html) ?? [];
  if (!ref) throw new Error(`${name} is not offered: ${textOf(html)}`);
  return ref;
}

function giftIn({ controls }: PlainForm, field: string): string {
  return controls.find((control) => control.name === field && /^\d+$/.test(control.value))!.value;
}
