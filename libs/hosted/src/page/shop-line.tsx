import type { Messages } from '../messages';
import type { Brand } from './render-page';

/** Promise, contact and link of the shop, in one line; nothing without any of them. */
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
