import { firstGrapheme } from '@svc/kernel';
import type { EmailContent, EmailFact, EmailItem } from '../email';
import { type EmailLook, space } from './email-look';

interface Styled {
  look: EmailLook;
}

/** Shows facts as rows: items with their pictures, sums at the right, and all else beside its name. */
export function Facts({ facts, look }: Pick<EmailContent, 'facts'> & Styled) {
  if (facts.length === 0) return null;
  return (
    <table cellPadding="0" cellSpacing="0" width="100%" style={{ margin: `${space(look, 22)} 0 0` }}>
      {facts.map((fact, index) => (
        <Fact {...fact} isAfterAmount={facts[index - 1]?.isAmount === true} isBeforeSum={isSum(facts[index + 1])} look={look} />
      ))}
    </table>
  );
}

interface ShownFact extends EmailFact {
  isAfterAmount: boolean;
  isBeforeSum: boolean;
}

function isSum(fact: EmailFact | undefined): boolean {
  return fact?.isAmount === true && fact.isTotal !== true;
}

/** Names of facts are words of the service, which stay whole on narrow phones. */
const WHOLE_WORDS = { overflowWrap: 'normal', wordBreak: 'normal' };

function Fact(fact: ShownFact & Styled) {
  const { name, lines, isAmount = false, isStrong = false, look } = fact;
  const items = lines.filter((line) => typeof line !== 'string');
  if (items.length > 0) return <Items name={name} items={items} look={look} />;
  if (isAmount) return <Sum {...fact} />;
  const cell = { padding: `${space(look, 12)} 0`, borderTop: `1px solid ${look.day.line}`, verticalAlign: 'top' };
  return (
    <tr>
      <th
        scope="row"
        align="left"
        class="line quiet"
        style={{ ...cell, ...WHOLE_WORDS, width: '32%', paddingRight: '12px', fontWeight: 400, color: look.day.quiet }}
      >
        {name}
      </th>
      <td class="line" align="left" style={cell}>
        {lines.map((line) => (
          <div dir="auto" style={{ textAlign: 'left', ...(isStrong && { fontWeight: 700 }) }}>
            {String(line)}
          </div>
        ))}
      </td>
    </tr>
  );
}

function Sum({ name, lines, isTotal = false, isAfterAmount, isBeforeSum, look }: ShownFact & Styled) {
  const { day } = look;
  const room = space(look, 12);
  const isApart = isTotal || !isAfterAmount;
  const cell = {
    padding: isTotal ? `${room} 0` : `${isApart ? room : '3px'} 0 ${isBeforeSum ? '3px' : room}`,
    borderTop: isApart ? `1px solid ${day.line}` : 'none',
    verticalAlign: 'top',
    ...(isTotal && { fontSize: '18px', fontWeight: 700 }),
  };
  return (
    <tr>
      <th
        scope="row"
        align="left"
        class={isTotal ? 'line' : 'line quiet'}
        style={{ ...cell, ...WHOLE_WORDS, paddingRight: '12px', ...(!isTotal && { fontWeight: 400, color: day.quiet }) }}
      >
        {name}
      </th>
      <td class="line" align="right" style={{ ...cell, whiteSpace: 'nowrap' }}>
        {lines.map((line) => (
          <div>{String(line)}</div>
        ))}
      </td>
    </tr>
  );
}

/** Amounts that are longer stand below the name, which needs the width on a phone. */
const LONGEST_BESIDE = 12;

/** Shows items over the whole width, with their amounts at the right; where one has a picture, all have a place for it. */
function Items({ name, items, look }: { name: string; items: readonly EmailItem[] } & Styled) {
  const isPictured = items.some(({ pictureUrl }) => pictureUrl !== undefined);
  const isBeside = items.every(({ amount = '' }) => amount.length <= LONGEST_BESIDE);
  return (
    <tr>
      <td colSpan={2} class="line" style={{ padding: `${space(look, 14)} 0 ${space(look, 12)}`, borderTop: `1px solid ${look.day.line}` }}>
        <table aria-label={name} cellPadding="0" cellSpacing="0" width="100%">
          {items.map((item, index) => (
            <Item item={item} isFirst={index === 0} isPictured={isPictured} isBeside={isBeside} look={look} />
          ))}
        </table>
      </td>
    </tr>
  );
}

function Item({
  item: { text, name, amount, pictureUrl },
  isFirst,
  isPictured,
  isBeside,
  look,
}: { item: EmailItem; isFirst: boolean; isPictured: boolean; isBeside: boolean } & Styled) {
  const top = isFirst ? 0 : space(look, isPictured ? 12 : 8);
  return (
    <tr>
      {isPictured && (
        <td width="78" style={{ width: '78px', paddingTop: top, verticalAlign: 'top' }}>
          <Picture name={name} url={pictureUrl} look={look} />
        </td>
      )}
      <td dir="auto" align="left" style={{ paddingTop: top, verticalAlign: 'top', overflowWrap: 'anywhere', wordBreak: 'break-word' }}>
        {text}
        {amount !== undefined && !isBeside && <div style={{ textAlign: 'right' }}>{amount}</div>}
      </td>
      {amount !== undefined && isBeside && (
        <td align="right" style={{ padding: `${top} 0 0 12px`, verticalAlign: 'top', whiteSpace: 'nowrap' }}>
          {amount}
        </td>
      )}
    </tr>
  );
}

const SIDE = 64;

/** Shows a picture, whose text stands in its place where pictures are off; without one, the first letter of the name. */
function Picture({ name, url, look: { day, corners } }: { name: string; url?: string } & Styled) {
  const square = { width: `${SIDE}px`, height: `${SIDE}px`, borderRadius: `${corners.picture}px`, background: day.tint, color: day.quiet };
  if (url === undefined)
    return (
      <div class="tint" aria-hidden="true" style={{ ...square, fontSize: '20px', lineHeight: `${SIDE}px`, textAlign: 'center' }}>
        {firstGrapheme(name).toUpperCase()}
      </div>
    );
  return (
    <img
      class="tint"
      src={url}
      alt={name}
      width={SIDE}
      style={{ ...square, display: 'block', objectFit: 'cover', overflow: 'hidden', fontSize: '11px', lineHeight: 1.3 }}
    />
  );
}
