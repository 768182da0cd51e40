import type { SandboxCharge, SandboxOutcome } from '@svc/composition';
import type { Messages } from '../messages';
import { Button } from '../page';
import { sandboxAddress } from './sandbox-address';

const ARRIVALS = ['succeed', 'short', 'over', 'twice'] as const satisfies readonly SandboxOutcome[];

/** What the buyer's bank sends, whether or not anybody still waits for it. */
export function TransferForm({ charge, token, words: { sandbox: { transfer: words } } }: { charge: SandboxCharge; token: string; words: Messages }) {
  return (
    <form method="post" action={sandboxAddress(charge.reference, token, 'transfer')} class="stack">
      {charge.state !== 'open' && <p>{words.late}</p>}
      {ARRIVALS.map((outcome, index) => (
        <Button key={outcome} name="outcome" value={outcome} second={index > 0} wide>
          {words[outcome]}
        </Button>
      ))}
    </form>
  );
}
