import type { OfferedLine } from '@svc/checkout';
import { formField } from '@svc/contracts';
import { FormValues } from '../../posted-form';
import { pageLocaleFor } from '../../page-locale';
import type { CheckoutPageView } from '../checkout-view';
import { changesOf, ChoiceFields } from './choice-fields';
import { render } from 'preact-render-to-string';

const question = formField.parse({ key: 'cloth', type: 'text', label: 'Which cloth?', required: true });
const box = { id: 'box', label: 'Box', prices: [{ currency: 'NGN', priceMinor: 1 }], allowQuantity: false };
const extras = { id: 'extras', name: 'Extras', selectionType: 'multiple', required: false, minSelect: 0, options: [box] };

interface Given {
  line?: Partial<OfferedLine>;
  chosen?: Record<string, string>;
  sent?: Record<string, string>;
  addons?: boolean;
}

/** View with one line that offers choices. */
function viewOf({ line = {}, chosen = {}, sent, addons = false }: Given): CheckoutPageView {
  const cart = { currency: 'NGN', lines: [{ id: 'robe', name: 'Robe' }, ...(addons ? [{ id: 'b', parentId: 'robe', name: 'Box' }] : [])] };
  const lines = [{ lineId: 'robe', variantId: 'v', questions: [question], addonGroups: [], ...line }];
  return {
    ...pageLocaleFor('en'),
    cart,
    chosen: new FormValues(new URLSearchParams(sent ?? chosen)),
    values: new FormValues(new URLSearchParams(sent)),
    wasSent: sent !== undefined,
    errors: new Map(),
    offered: { checkout: { cart, responses: {} }, lines, keptAnswers: new Set(), now: new Date() },
  } as unknown as CheckoutPageView;
}

/** Returns where the choices of the line are: in the form, or below it in the order summary. */
function areasOf(line: Given): { form: boolean; summary: boolean } {
  const view = viewOf(line);
  return { form: render(ChoiceFields({ view })) !== '', summary: changesOf(view).has('robe') };
}

const answered = { 'line.0.responses.cloth': 'Aso oke' };
const offer = { questions: [], addonGroups: [extras] } as unknown as Partial<OfferedLine>;

describe('choices for a line of the cart', () => {
  it('[D-38] stand in the form while one is missing, and below the line of the order summary once all are made', () => {
    expect(areasOf({})).toEqual({ form: true, summary: false });
    expect(areasOf({ chosen: answered })).toEqual({ form: false, summary: true });
  });

  it('stay in the form in which the buyer makes them', () => {
    expect(areasOf({ sent: { ...answered, 'line.0.open': '1' } })).toEqual({ form: true, summary: false });
    expect(areasOf({ sent: answered })).toEqual({ form: false, summary: true });
  });

  it('are offered in the form when they are extras, until one is taken', () => {
    expect(areasOf({ line: offer })).toEqual({ form: true, summary: false });
    expect(areasOf({ line: offer, addons: true })).toEqual({ form: false, summary: true });
  });
});
