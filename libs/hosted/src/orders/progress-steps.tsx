import { dayText } from '@svc/contracts';
import type { Messages } from '../messages';
import type { Step } from './order-progress';
import type { OrderPageView, Way } from './order-view';

/** Shows the steps of an order, each with the day on which it was reached. */
export function ProgressSteps({ view, steps }: { view: OrderPageView; steps: readonly Step[] }) {
  const { way, words } = view;
  return (
    <ol class="plain steps" aria-label={words.order.steps.title}>
      {steps.map(({ name, at, state }) => (
        <li key={name} class={state === 'ahead' ? undefined : 'done'} aria-current={state === 'current' ? 'step' : undefined}>
          <span>{stepText(name, way, words)}</span>
          {at && <small>{dayText(at, view)}</small>}
        </li>
      ))}
    </ol>
  );
}

function stepText(name: Step['name'], way: Way, { order: { steps } }: Messages): string {
  return name === 'sent' || name === 'partlySent' ? steps[name][way] : steps[name];
}
