import type { SandboxFault } from '@svc/composition';
import type { Messages } from '../messages';
import { Button, Card, Notice, Select } from '../page';
import { sandboxAddress } from './sandbox-address';

const FAULTS: readonly SandboxFault[] = [
  { operation: 'look', kind: 'unavailable' },
  { operation: 'open', kind: 'unavailable' },
  { operation: 'open', kind: 'timeout' },
  { operation: 'refund', kind: 'unavailable' },
  { operation: 'refund', kind: 'timeout' },
  { operation: 'refund', kind: 'refused' },
  { operation: 'callbacks', kind: 'duplicate' },
  { operation: 'callbacks', kind: 'out_of_order' },
  { operation: 'callbacks', kind: 'lost' },
];

type FaultName = keyof Messages['sandbox']['fault']['kinds'];
const faultName = ({ operation, kind }: SandboxFault) => `${operation}.${kind}` as FaultName;

/** The fault that a form names; undefined for anything else. */
export function faultIn(text: string): SandboxFault | undefined {
  return FAULTS.find((fault) => faultName(fault) === text);
}

/** Lets the next call of this shop, or the next payment, go wrong. */
export function FaultForm({ reference, token, isSet, words: { sandbox: { fault: words } } }: { reference: string; token: string; isSet?: boolean; words: Messages }) {
  return (
    <Card>
      <h2>{words.title}</h2>
      {isSet && (
        <Notice tone="good">
          <p>{words.isSet}</p>
        </Notice>
      )}
      <form method="post" action={sandboxAddress(reference, token, 'fault')} class="stack">
        <Select name="fault" label={words.label} required options={FAULTS.map((fault) => ({ value: faultName(fault), label: words.kinds[faultName(fault)] }))} />
        <Button second>{words.set}</Button>
      </form>
    </Card>
  );
}
