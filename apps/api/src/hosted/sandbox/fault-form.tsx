import type { SandboxFault } from '@svc/composition';
import { Button, Card, Notice, Select } from '../page';
import { sandboxAddress } from './sandbox-address';

const FAULTS: readonly { fault: SandboxFault; words: string }[] = [
  { fault: { operation: 'look', kind: 'unavailable' }, words: 'The provider does not answer when it is asked' },
  { fault: { operation: 'open', kind: 'unavailable' }, words: 'The provider cannot begin a payment' },
  { fault: { operation: 'open', kind: 'timeout' }, words: 'The provider begins a payment, but does not say so' },
  { fault: { operation: 'refund', kind: 'unavailable' }, words: 'The provider cannot give money back' },
  { fault: { operation: 'refund', kind: 'timeout' }, words: 'The provider gives money back, but does not say so' },
  { fault: { operation: 'refund', kind: 'refused' }, words: 'The provider refuses to give money back' },
  { fault: { operation: 'callbacks', kind: 'duplicate' }, words: 'Callbacks come twice' },
  { fault: { operation: 'callbacks', kind: 'out_of_order' }, words: 'Callbacks come in the wrong order' },
  { fault: { operation: 'callbacks', kind: 'lost' }, words: 'Callbacks are lost' },
];

const valueOf = ({ operation, kind }: SandboxFault): string => `${operation}.${kind}`;

/** The fault that a form names; undefined for anything else. */
export function faultIn(text: string): SandboxFault | undefined {
  return FAULTS.find(({ fault }) => valueOf(fault) === text)?.fault;
}

/** Lets the next call of this shop, or the next payment, go wrong. */
export function FaultForm({ reference, token, isSet }: { reference: string; token: string; isSet?: boolean }) {
  return (
    <Card>
      <h2>Faults</h2>
      {isSet && (
        <Notice tone="good">
          <p>Set: it happens once.</p>
        </Notice>
      )}
      <form method="post" action={sandboxAddress(reference, token, 'fault')} class="stack">
        <Select name="fault" label="What goes wrong next" required options={FAULTS.map(({ fault, words }) => ({ value: valueOf(fault), label: words }))} />
        <Button second>Let it happen</Button>
      </form>
    </Card>
  );
}
