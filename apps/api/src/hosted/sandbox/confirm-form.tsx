import type { SandboxCharge } from '@svc/composition';
import { amountText } from '../amount-text';
import { Button } from '../page';
import { sandboxAddress } from './sandbox-address';

/** What a bank asks its customer before it pays. */
export function ConfirmForm({ charge, token }: { charge: SandboxCharge; token: string }) {
  return (
    <form method="post" action={sandboxAddress(charge.reference, token, 'confirm')} class="stack">
      <p>{`Your bank asks: do you want to pay ${amountText(charge.amountMinor, charge.currency)}?`}</p>
      <Button name="answer" value="yes" wide>
        Confirm the payment
      </Button>
      <Button name="answer" value="no" second wide>
        Refuse the payment
      </Button>
    </form>
  );
}
