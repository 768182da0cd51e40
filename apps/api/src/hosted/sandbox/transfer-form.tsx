import type { SandboxCharge, SandboxOutcome } from '@svc/composition';
import { Button } from '../page';
import { sandboxAddress } from './sandbox-address';

const ARRIVALS: readonly { outcome: SandboxOutcome; words: string }[] = [
  { outcome: 'succeed', words: 'The transfer arrives' },
  { outcome: 'short', words: 'Too little arrives' },
  { outcome: 'over', words: 'Too much arrives' },
  { outcome: 'twice', words: 'The transfer arrives twice' },
];

/** What the buyer's bank sends, whether or not anybody still waits for it. */
export function TransferForm({ charge, token }: { charge: SandboxCharge; token: string }) {
  return (
    <form method="post" action={sandboxAddress(charge.reference, token, 'transfer')} class="stack">
      {charge.state !== 'open' && <p>Nobody waits for this transfer any more: what arrives now is late, or too much.</p>}
      {ARRIVALS.map(({ outcome, words }, index) => (
        <Button key={outcome} name="outcome" value={outcome} second={index > 0} wide>
          {words}
        </Button>
      ))}
    </form>
  );
}
