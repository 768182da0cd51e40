import { closingInForce, type Workspace } from '@svc/access';
import { closingFor, deadlineLine } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { ClosedShop } from '@svc/storefront';
import type { PageLocale } from '../page-locale';
import { Notice } from './parts';

/** Returns the closing of a shop that is closed to buyers of a mode now; undefined for others (D-158, D-159). */
export function closingOf(
  workspace: Pick<Workspace, 'settings' | 'timezone' | 'suspended'>,
  mode: Mode,
  now: Date,
): ClosedShop | undefined {
  const closing = closingFor(closingInForce(workspace), { mode, now });
  return closing && { ...closing, timezone: workspace.timezone };
}

/** Says that the shop is closed, until when, and the note of its merchant; nothing while it is open. */
export function ClosedNotice({
  closed,
  shop,
  pageLocale: { locale, words },
}: {
  closed?: ClosedShop;
  /** Name of the shop. */
  shop: string;
  pageLocale: PageLocale;
}) {
  if (!closed) return null;
  const { until, note, timezone } = closed;
  return (
    <Notice tone="warn">
      <p>{until === null ? words.page.closed(shop) : words.page.closedUntil(shop, deadlineLine(until, timezone, locale))}</p>
      {note && <p class="prose">{note}</p>}
    </Notice>
  );
}
