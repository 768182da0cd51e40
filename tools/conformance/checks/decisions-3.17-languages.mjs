import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { emailTo } from '../run/emails.mjs';
import { payOnPage, textOf, visit } from '../run/hosted-page.mjs';

export const checks = {
  'D-114': async (shop) => {
    const counter = await Counter.of(shop);
    for (const [language, button, greeting] of [
      ['fr', 'Payer', 'Bonjour'],
      ['en', 'Pay', 'Hello'],
    ]) {
      const contact = shop.buyer();
      const { hostedUrl } = await counter.sell([counter.item('bag/red')], { contact });
      const page = `${hostedUrl}&lang=${language}`;
      const { text } = await visit(page);
      assert.match(text, new RegExp(`<html lang="${language}\\b`), 'the page tells its language');
      assert.match(textOf(text), new RegExp(`\\b${button} `), `the page is in ${language}`);
      await payOnPage(page);
      assert.match((await emailTo(shop.instance, contact.email)).text, new RegExp(`\\b${greeting} `), `the receipt is in ${language}`);
    }
  },
};
