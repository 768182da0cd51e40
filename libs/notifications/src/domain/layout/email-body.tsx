import { markOf } from '@svc/contracts';
import { firstGrapheme } from '@svc/kernel';
import type { EmailCommand, EmailContent, EmailLink } from '../email';
import { moreLinksOf } from '../email';
import { Facts } from './email-facts';
import { type EmailLook, groundOf, MONO, space } from './email-look';

/** Width of an email, in CSS pixels, where the window has room. */
export const BODY_WIDTH = 600;

interface Styled {
  look: EmailLook;
}

/** Shows what happened, the page with more, and the facts; to a merchant, then what to do (D-156). */
export function EmailBody({ email, look }: { email: EmailContent } & Styled) {
  const { brand, heading, code, greeting, paragraphs, commands = [], facts, link } = email;
  const { day, corners } = look;
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      class="card bar"
      {...groundOf(day.card)}
      style={{
        maxWidth: `${BODY_WIDTH}px`,
        background: day.card,
        border: `1px solid ${day.line}`,
        borderTop: `4px solid ${day.rim}`,
        borderRadius: `${corners.card}px`,
        borderCollapse: 'separate',
        textAlign: 'left',
      }}
    >
      <tr>
        <td style={{ padding: space(look, 24), overflowWrap: 'anywhere', wordBreak: 'break-word' }}>
          <Masthead {...brand} look={look} />
          <h1
            style={{
              margin: `${space(look, 24)} 0 ${space(look, 12)}`,
              fontFamily: look.headings,
              fontSize: '26px',
              lineHeight: 1.25,
              fontWeight: 700,
            }}
          >
            {heading}
          </h1>
          {code !== undefined && <Code code={code} look={look} />}
          {[greeting, ...paragraphs]
            .filter((text) => text !== '')
            .map((text) => (
              <p style={{ margin: `0 0 ${space(look, 12)}`, whiteSpace: 'pre-line' }}>{text}</p>
            ))}
          {link && <Button {...link} look={look} />}
          <Facts facts={facts} look={look} />
          {commands.length > 0 && (
            <div style={{ margin: `${space(look, 14)} 0 0` }}>
              {commands.map((each) => (
                <Command key={each.command} {...each} look={look} />
              ))}
            </div>
          )}
          {moreLinksOf(email).map(({ url, text }) => (
            <p key={url} style={{ margin: `${space(look, 14)} 0 0` }}>
              <a href={url} class="link" style={{ color: day.accent }}>
                {text}
              </a>
            </p>
          ))}
        </td>
      </tr>
    </table>
  );
}

/** Shows the shop, its contact, and why the reader gets the mail. */
export function Foot({ brand, contact, footer, look }: Pick<EmailContent, 'brand' | 'contact' | 'footer'> & Styled) {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style={{ maxWidth: `${BODY_WIDTH}px` }}>
      <tr>
        <td
          class="quiet"
          align="center"
          style={{ padding: '20px 14px 0', color: look.day.quiet, fontSize: '13px', overflowWrap: 'anywhere', wordBreak: 'break-word' }}
        >
          <strong>
            <bdi>{brand.name}</bdi>
          </strong>
          {[contact, footer].map((line) => line !== undefined && <div style={{ marginTop: '6px' }}>{line}</div>)}
        </td>
      </tr>
    </table>
  );
}

/** Shows the mark of the shop: its logo, or the first letter of its name in its colour, and the name where the logo does not say it. */
function Masthead({ look, ...brand }: EmailContent['brand'] & Styled) {
  const { fill, onFill } = look.day;
  const { logo, name } = markOf({ ...brand, logoUrl: isShown(brand.logoUrl) ? brand.logoUrl : undefined });
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0">
      <tr>
        {logo ? (
          <td>
            <img
              src={logo.url}
              alt={logo.alt}
              height={logo.height}
              style={{
                display: 'block',
                width: 'auto',
                height: `${logo.height}px`,
                maxWidth: `${logo.maxWidth}px`,
                borderRadius: `${look.corners.picture}px`,
                objectFit: 'contain',
              }}
            />
          </td>
        ) : (
          <td width="40" style={{ verticalAlign: 'top' }}>
            <div
              aria-hidden="true"
              class="fill"
              style={{
                width: '40px',
                borderRadius: `${look.corners.picture}px`,
                background: fill,
                color: onFill,
                fontSize: '18px',
                lineHeight: '40px',
                fontWeight: 600,
                textAlign: 'center',
              }}
            >
              {firstGrapheme(brand.name).toUpperCase()}
            </div>
          </td>
        )}
        {name !== undefined && (
          <td dir="auto" style={{ paddingLeft: '12px', fontWeight: 600, overflowWrap: 'anywhere', wordBreak: 'break-word' }}>
            {name}
          </td>
        )}
      </tr>
    </table>
  );
}

/** Mail programs show no vector graphics. */
function isShown(url: string | undefined): boolean {
  return url !== undefined && url.startsWith('https://') && !/\.svg(?:[?#]|$)/i.test(url);
}

/** Shows a code in two groups, without a space that would be copied. */
function Code({ code, look }: { code: string } & Styled) {
  const { day, corners } = look;
  const middle = code.length > 4 ? Math.ceil(code.length / 2) : code.length;
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style={{ margin: `0 0 ${space(look, 20)}` }}>
      <tr>
        <td
          class="tint mono"
          align="center"
          {...groundOf(day.tint)}
          style={{
            padding: `${space(look, 18)} 8px`,
            borderRadius: `${corners.field}px`,
            background: day.tint,
            color: day.ink,
            fontFamily: MONO,
            fontSize: '32px',
            lineHeight: 1.2,
            fontWeight: 700,
            'letter-spacing': '3px',
            whiteSpace: 'nowrap',
          }}
        >
          {code.slice(0, middle)}
          <span style={{ paddingLeft: '10px' }}>{code.slice(middle)}</span>
        </td>
      </tr>
    </table>
  );
}

function Command({ text, command, look }: EmailCommand & Styled) {
  const { day, corners } = look;
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style={{ margin: `0 0 ${space(look, 14)}` }}>
      <tr>
        <td style={{ paddingBottom: '4px' }}>{text}</td>
      </tr>
      <tr>
        <td
          class="tint mono"
          {...groundOf(day.tint)}
          style={{
            padding: '10px 12px',
            borderRadius: `${corners.field}px`,
            background: day.tint,
            color: day.ink,
            fontFamily: MONO,
            fontSize: '14px',
            overflowWrap: 'anywhere',
            wordBreak: 'break-word',
          }}
        >
          {command}
        </td>
      </tr>
    </table>
  );
}

function Button({ url, text, look }: EmailLink & Styled) {
  const { day, corners } = look;
  const room = `${space(look, 13)} ${space(look, 26)}`;
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" style={{ margin: `${space(look, 20)} 0 ${space(look, 8)}` }}>
      <tr>
        <td
          class="fill"
          align="center"
          {...groundOf(day.fill)}
          style={{
            border: `2px solid ${day.rim}`,
            borderRadius: `${corners.button}px`,
            background: day.fill,
            color: day.onFill,
            msoPaddingAlt: room,
          }}
        >
          <a
            href={url}
            class="fill"
            style={{
              display: 'inline-block',
              padding: room,
              borderRadius: `${corners.button}px`,
              color: day.onFill,
              fontWeight: 600,
              lineHeight: 1.25,
              textDecoration: 'none',
            }}
          >
            {text}
          </a>
        </td>
      </tr>
    </table>
  );
}
