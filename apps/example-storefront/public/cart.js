const STORED = 'cart';
const EMPTY = { lines: [] };

/** The visitor's cart, as this browser keeps it; see cart-rules.js. */
export function readCart() {
  try {
    const cart = JSON.parse(localStorage.getItem(STORED));
    return Array.isArray(cart?.lines) ? cart : EMPTY;
  } catch {
    return EMPTY;
  }
}

export function keepCart(cart) {
  localStorage.setItem(STORED, JSON.stringify(cart));
  dispatchEvent(new Event('cart'));
}

/** Calls back when the cart has changed: here, or in another window. */
export function watchCart(changed) {
  addEventListener('cart', changed);
  addEventListener('storage', ({ key }) => key === STORED && changed());
}
