import { h } from '../dom.js';
import { money, plural } from '../format.js';
import { canStillBePaid, refusalText } from '../order-rules.js';
import { railFields } from '../rails.js';
import { cancelCheckout, readCheckout } from '../till.js';
import { about } from './return.js';

export { load } from './return.js';

const PAUSE_MS = 2_000;
const MINUTE_MS = 60_000;

/**
 * The payment step of a headless checkout, on this shop's own page. It asks the service how the checkout stands until that
 * has ended: what the provider's window or page says is a hint, no more.
 */
export function render(first, { api }) {
  const amount = money(first.dueNowMinor ?? first.totalMinor, first.currency);
  const said = h('p', { role: 'status' });
  const rail = h('div', { class: 'rail' });
  const left = h('p', { class: 'quiet' });
  const other = h('button', { class: 'button link', type: 'button', onclick: chooseOther }, 'Pay in another way');
  const say = (text) => said.replaceChildren(text);
  let drawn;

  function draw({ payment, expiresAt }) {
    left.replaceChildren(timeLeft(expiresAt));
    // What is drawn anew loses the buyer's place in it.
    if (drawn === JSON.stringify(payment)) return;
    drawn = JSON.stringify(payment);
    const refusal = refusalText(payment);
    const isPayable = canStillBePaid(payment);
    rail.replaceChildren(
      ...(refusal ? [h('p', { class: 'notice', role: 'alert' }, refusal)] : []),
      ...(isPayable ? railFields(payment, say) : []),
    );
    other.className = `button ${isPayable ? 'link' : 'primary'}`;
  }

  async function follow(checkout) {
    if (checkout.status === 'cancelled' && other.disabled) return history.back();
    if (checkout.status !== 'open' || !checkout.payment) return location.replace(`/return?checkout=${first.ref}`);
    draw(checkout);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return follow(await readCheckout(first.ref, api).catch(() => checkout)); // Away for a moment: asked again.
  }

  /** Its seats are free at once, so that they can be taken again; what is paid meanwhile is not given up. */
  async function chooseOther() {
    other.disabled = true;
    await cancelCheckout(first.ref).catch((error) => {
      say(error.message);
      other.disabled = false;
    });
  }

  void follow(first);
  return {
    title: 'Payment',
    content: h(
      'section',
      { class: 'problem' },
      h('h1', {}, 'Payment'),
      about(first),
      h('p', { class: 'big' }, 'To pay ', h('strong', { class: 'price' }, amount)),
      rail,
      said,
      left,
      other,
    ),
  };
}

function timeLeft(expiresAt) {
  const minutes = Math.ceil((Date.parse(expiresAt) - Date.now()) / MINUTE_MS);
  return minutes > 0 ? `Your tickets are kept for ${plural(minutes, 'minute')} more.` : 'The time to pay is over in a moment.';
}
