import { Button } from '../../page';
import type { CheckoutPageView } from '../checkout-view';
import { addressOf } from '../page-state';

/** Form that cancels an unpaid checkout; collapsed, so that nobody sends it by accident. */
export function CancelSection({ view }: { view: CheckoutPageView }) {
  if (!view.canCancel) return null;
  const { cancel: words } = view.words.checkout;
  return (
    <details>
      <summary>{words.summary}</summary>
      <form method="post" action={addressOf(view, 'cancel')} class="stack">
        <p>{words.text}</p>
        <Button second>{words.button}</Button>
      </form>
    </details>
  );
}
