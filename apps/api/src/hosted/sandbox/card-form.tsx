import { SANDBOX_CARDS } from '@svc/composition';
import { Button, Field } from '../page';
import { sandboxAddress } from './sandbox-address';
import type { SandboxPageView } from './sandbox-page';

/** A card to be typed in, or to be picked of those that the sandbox knows. */
export function CardForm({ view: { charge, token, problems, number, words: { sandbox: { card: words } } } }: { view: SandboxPageView }) {
  const action = sandboxAddress(charge.reference, token, 'card');
  return (
    <>
      <form method="post" action={action} class="stack">
        <Field name="number" label={words.number} value={number} autocomplete="off" required maxLength={40} error={problems.find(({ name }) => name === 'number')?.message} />
        <Button wide>{words.pay}</Button>
      </form>
      <form method="post" action={action} class="stack">
        <h2>{words.pick}</h2>
        {SANDBOX_CARDS.map((card) => (
          <Button key={card.number} name="number" value={card.number} second wide>
            {words.choice(spaced(card.number), card.words)}
          </Button>
        ))}
      </form>
    </>
  );
}

function spaced(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
