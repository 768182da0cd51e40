import type { Messages } from '../messages';
import type { Brand } from './render-page';

/** What the shop promises, how it is reached, and the way back to it, in one line; nothing where none of it is known. */
export function ShopLine({ brand: { name, website, support = {} }, words: { page } }: { brand: Brand; words: Messages }) {
  const { promise, email, phone } = support;
  if (!promise && !email && !phone && !website) return null;
  return (
    <p class="shop-line no-print">
      {promise && <span>{promise}</span>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      {website && <a href={website}>{page.toShop(name)}</a>}
    </p>
  );
}
