import { daysWithSlots, type OfferedLine, slotsOfDay } from '@svc/checkout';
import { isolateText, localTimeText, priceIn, type SlotPlan, variantNameOf } from '@svc/contracts';
import type { VNode } from 'preact';
import { Button, Field, Group, Options, Select } from '../../page';
import type { CheckoutPageView } from '../checkout-view';
import { ACT, CODE, groupField, LINE_COUNT, lineAnswerField, lineField, optionField } from '../field-names';
import { amountText } from '../../page-locale';
import { Question } from '../../events/question';
import type { Messages } from '../../messages';
import { isCounted, type Offered, problemsOfLine } from '../read-choices';

/** Discount code of the cart with a button to drop it, or a field to enter one. */
export function CodeField({
  view: {
    offered,
    cart,
    values,
    errors,
    isMasked,
    words: {
      pay: { code },
    },
  },
}: {
  view: CheckoutPageView;
}) {
  if (!offered) return null;
  const error = errors.get(CODE);
  const onCart = cart.discountCode?.code;
  const typed = values.text(CODE);
  const count = <input type="hidden" name={LINE_COUNT} value={offered.lines.length} />;
  if (onCart !== undefined && (isMasked || typed === '' || typed.toLowerCase() === onCart.toLowerCase())) {
    return (
      <div class="field" id={CODE}>
        {count}
        <input type="hidden" name={CODE} value={onCart} />
        {error && <p class="error">{error}</p>}
        <div class="row">
          <span>
            {code.label} <strong>{onCart}</strong>
          </span>
          {!isMasked && (
            <Button second unchecked name={ACT} value="drop">
              {code.drop}
            </Button>
          )}
        </div>
      </div>
    );
  }
  return (
    <details open={error !== undefined || typed !== ''}>
      <summary>{code.use}</summary>
      {count}
      <div class="stack">
        <Field name={CODE} label={code.label} value={typed} error={error} maxLength={100} autocomplete="off" />
        <Button second unchecked name={ACT} value="update">
          {code.apply}
        </Button>
      </div>
    </details>
  );
}

interface LineProps {
  view: CheckoutPageView;
  offered: Offered;
  line: OfferedLine;
  index: number;
}

/** Choices that are missing or may be added: slot, add-ons, answers (D-38). Complete ones are changed in the order summary. */
export function ChoiceFields({ view }: { view: CheckoutPageView }) {
  return (
    <>
      {choicesIn(view, 'form').map((props) => (
        <Group key={props.line.lineId} label={nameOf(props)}>
          <input type="hidden" name={lineField(props.index, 'open')} value="1" />
          <LineFields {...props} />
        </Group>
      ))}
    </>
  );
}

/** Returns the complete choices, folded, by the lines that they belong to. */
export function changesOf(view: CheckoutPageView): ReadonlyMap<string, VNode> {
  const { change } = view.words.choices;
  return new Map(
    choicesIn(view, 'cart').map((props) => [
      props.line.lineId,
      <details key={props.line.lineId} class="chosen" open={view.wasSent}>
        <summary>
          {change}
          <span class="visually-hidden">{` ${nameOf(props)}`}</span>
        </summary>
        <div class="stack">
          <LineFields {...props} />
        </div>
      </details>,
    ]),
  );
}

/** Returns the lines with choices in the form or in the order summary. A line that a sent form had open stays where it is. */
function choicesIn(view: CheckoutPageView, area: 'form' | 'cart'): LineProps[] {
  const { offered } = view;
  if (!offered) return [];
  const asks = ({ lineId, slots, addonGroups, questions }: OfferedLine) =>
    slots || addonGroups.length > 0 || (questions.length > 0 && !offered.keptAnswers.has(lineId));
  return offered.lines.flatMap((line, index) => {
    const props = { view, offered, line, index };
    return asks(line) && areaOf(props) === area ? [props] : [];
  });
}

function areaOf({ view, offered, line, index }: LineProps): 'form' | 'cart' {
  const isMissing = [
    ...problemsOfLine(offered, index, view.chosen, view.words).map((problem) => problem.name!),
    ...view.errors.keys(),
  ].some((field) => field.startsWith(`line.${index}.`));
  const hasAddon = view.cart.lines.some(({ parentId }) => parentId === line.lineId);
  const isOffer = !line.slots && line.questions.length === 0 && !hasAddon;
  const wasOpen = view.wasSent && view.values.has(lineField(index, 'open'));
  return isMissing || isOffer || wasOpen ? 'form' : 'cart';
}

function nameOf({ offered, line }: LineProps): string {
  const priced = offered.checkout.cart.lines.find(({ id }) => id === line.lineId);
  return priced ? [priced.name, variantNameOf(priced) ?? ''].filter(Boolean).map(isolateText).join(' · ') : '';
}

function LineFields(props: LineProps) {
  const { view, offered, line, index } = props;
  return (
    <>
      {line.slots && <SlotFields {...props} plan={line.slots} />}
      {line.addonGroups.map((group) => (
        <AddonFields key={group.id} {...props} group={group} />
      ))}
      {!offered.keptAnswers.has(line.lineId) &&
        line.questions.map((question) => (
          <Question
            key={question.key}
            question={question}
            questions={line.questions}
            values={view.chosen}
            words={view.words}
            locale={view.locale}
            fieldOf={lineAnswerField(index)}
            error={view.errors.get(lineAnswerField(index)(question.key))}
          />
        ))}
    </>
  );
}

function SlotFields({ view, offered: { now }, index, plan }: LineProps & { plan: SlotPlan }) {
  const days = daysWithSlots(plan, now);
  const {
    chosen,
    errors,
    locale,
    words: { choices },
  } = view;
  const [day, slot] = [lineField(index, 'day'), lineField(index, 'slot')];
  const shown = days.includes(chosen.text(day)) ? chosen.text(day) : days[0];
  if (shown === undefined) return <p class="error">{choices.noTimes}</p>;
  const dayText = (date: string) => localTimeText({ date, timezone: plan.timezone }, locale).date;
  const timeOf = (startAt: string) => localTimeText({ date: shown, startAt, timezone: plan.timezone }, locale).time ?? startAt;
  return (
    <>
      <div class="row end">
        <Select
          name={day}
          label={choices.day}
          required
          value={shown}
          options={days.map((date) => ({ value: date, label: dayText(date) }))}
        />
        <Button second unchecked plain name={ACT} value="update">
          {choices.showTimes}
        </Button>
      </div>
      <Options
        name={slot}
        label={choices.timeOn(dayText(shown))}
        help={localTimeText({ date: shown, timezone: plan.timezone }, locale).zone}
        required
        row
        error={errors.get(slot)}
        values={chosen.choices(slot)}
        options={slotsOfDay(plan, shown, now).map(({ startUtc }) => ({ value: startUtc, label: timeOf(startUtc) }))}
      />
    </>
  );
}

function AddonFields({ view, index, group }: LineProps & { group: OfferedLine['addonGroups'][number] }) {
  const {
    chosen,
    errors,
    cart,
    locale,
    words: { choices },
  } = view;
  const { name, selectionType, required, minSelect, maxSelect } = group;
  const field = groupField(index, group.id);
  const labelOf = ({ label, prices }: (typeof group.options)[number]) => {
    const price = priceIn(prices, cart.currency)!;
    return price === 0 ? label : choices.withPrice(label, amountText(price, cart.currency, locale));
  };
  const counted = group.options.filter((option) => isCounted(group, option));
  const ticked = group.options
    .filter((option) => !isCounted(group, option))
    .map((option) => ({ value: option.id, label: labelOf(option) }));
  const least = required ? Math.max(minSelect, 1) : minSelect;
  const isSingle = selectionType === 'single';
  const help = isSingle ? undefined : rangeText(least, maxSelect, choices);
  const none = isSingle && least === 0 ? [{ value: '', label: choices.none }] : [];
  const values = chosen.choices(field);
  return (
    <>
      {ticked.length > 0 && (
        <Options
          name={field}
          label={name}
          help={help}
          required={least > 0}
          several={!isSingle}
          error={errors.get(field)}
          values={none.length > 0 && values.length === 0 ? [''] : values}
          options={[...none, ...ticked]}
        />
      )}
      {counted.length > 0 && (
        <Group label={ticked.length > 0 ? choices.howMany(name) : name}>
          {ticked.length === 0 && help && <p class="quiet small">{help}</p>}
          {counted.map((option) => {
            const of = optionField(index, option.id);
            return (
              <Field
                key={of}
                name={of}
                label={labelOf(option)}
                type="number"
                min={0}
                max={option.maxQty}
                value={chosen.text(of)}
                error={errors.get(of)}
              />
            );
          })}
        </Group>
      )}
    </>
  );
}

function rangeText(least: number, most: number | undefined, choices: Messages['choices']): string | undefined {
  if (most === undefined) return least > 0 ? choices.atLeast(least) : undefined;
  return least === most ? choices.exactly(most) : least > 0 ? choices.between(least, most) : choices.upTo(most);
}
