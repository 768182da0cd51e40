import type { SandboxCharge } from '@svc/composition';
import { amountText } from '../amount-text';
import { Button } from '../page';
import type { PageLocale } from '../page-locale';
import { sandboxAddress } from './sandbox-address';

/** What a bank asks its customer before it pays. */
export function ConfirmForm({ charge, token, pageLocale: { locale, words: { sandbox: { confirm: words } } } }: { charge: SandboxCharge; token: string; pageLocale: PageLocale }) {
  return (
    <form method="post" action={sandboxAddress(charge.reference, token, 'confirm')} class="stack">
      <p>{words.question(amountText(charge.amountMinor, charge.currency, locale))}</p>
      <Button name="answer" value="yes" wide>
        {words.yes}
      </Button>
      <Button name="answer" value="no" second wide>
        {words.no}
      </Button>
    </form>
  );
}
