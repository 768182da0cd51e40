import type { ComponentChildren } from 'preact';
import { Badge, fieldId } from '../../page';
import { amountText } from '../../page-locale';
import type { FormValues } from '../../posted-form';
import { quantityField } from '../field-names';
import { type OfferedTier, priceText } from './offer';
import { costOf } from './ticket-costs';
import { areDaysCancelled, type NoteReader, ticketNotes } from './ticket-notes';

/** Page on which ticket types stand, and the visitor's input so far. */
export interface RowView extends NoteReader {
  values: FormValues;
  errors: ReadonlyMap<string, string>;
}

/** Longest name that stands beside its price, in characters; below a longer one there is the price. */
const SHORT_NAME = 60;
/** Longest description that is shown whole, in characters; a longer one is folded. */
const SHORT_DESCRIPTION = 90;

/** Returns the ids of what describes the field of a ticket type: its price, and what to know of it. */
export function noteIds(ref: string): [cost: string, about: string] {
  const id = fieldId(quantityField(ref));
  return [`${id}-cost`, `${id}-about`];
}

interface RowProps {
  offered: OfferedTier;
  view: RowView;
  isOffered: boolean;
  /** Field by which it is taken, if it can be. */
  children?: ComponentChildren;
}

/** One ticket type: its name and price, what to know of it, and the field by which it is taken. */
export function TicketRow({ offered, view, isOffered, children }: RowProps) {
  const { tier } = offered;
  const { ref, name, kind, description, soldOut } = tier;
  const isOff = areDaysCancelled(tier, view.page.event);
  const field = quantityField(ref);
  const error = view.errors.get(field);
  const [, aboutId] = noteIds(ref);
  const notes = ticketNotes(tier, view);
  const about = description && <Description text={description} label={view.words.event.tickets.about} />;
  return (
    <li class={['tier', !isOffered && 'out', name.length > SHORT_NAME && 'long'].filter(Boolean).join(' ')}>
      <h3>{isOffered && kind !== 'donation' ? <label for={fieldId(field)}>{name}</label> : name}</h3>
      <Price {...{ offered, view }} />
      <div class="about" id={aboutId}>
        {soldOut && <Badge tone="bad">{isOff ? view.words.event.cancelled : view.words.event.soldOut}</Badge>}
        {notes.length > 0 && (
          <ul class="plain notes">
            {notes.map(({ text, tone }) => (
              <li key={text} class={tone}>
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      {kind === 'donation' && about}
      {children}
      {kind !== 'donation' && about}
      {error && (
        <p class="error" id={`${fieldId(field)}-error`}>
          {error}
        </p>
      )}
    </li>
  );
}

function Price({ offered, view }: Pick<RowProps, 'offered' | 'view'>) {
  const { tier } = offered;
  const { locale, words } = view;
  const { tickets } = words.event;
  const fees = tier.kind === 'donation' ? 0 : (costOf([{ offered, quantity: 1 }], view.page)?.feeMinor ?? 0);
  const { compareAtMinor, priceMinor = 0, currency } = tier;
  const [costId] = noteIds(tier.ref);
  return (
    <p class="cost" id={costId}>
      {compareAtMinor !== undefined && compareAtMinor > priceMinor && (
        <s>
          <span class="visually-hidden">{tickets.comparedWith} </span>
          {amountText(compareAtMinor, currency, locale)}
        </s>
      )}
      <strong>{priceText(tier, view)}</strong>
      {fees > 0 && <small>{tickets.perTicket(amountText(fees, currency, locale))}</small>}
    </p>
  );
}

function Description({ text, label }: { text: string; label: string }) {
  if (text.length <= SHORT_DESCRIPTION) return <p class="more quiet small prose">{text}</p>;
  return (
    <details class="more">
      <summary>{label}</summary>
      <p class="quiet small prose">{text}</p>
    </details>
  );
}
