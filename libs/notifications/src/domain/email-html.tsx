import { inkOn, readableOn } from '@svc/contracts';
import { render } from 'preact-render-to-string';
import type { EmailContent, EmailFact, EmailLine } from './email';

/** Service's own colour, for merchants that have chosen none. */
const PLAIN = '#16535e';
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Colours by day, inlined into each element, and by night. */
const DAY = { ground: '#f7f6f3', sheet: '#ffffff', ink: '#1d2226', quiet: '#5a6268', line: '#dfddd8' };
const NIGHT = { ground: '#111416', sheet: '#1a1e21', ink: '#eceeef', quiet: '#a9b1b7', line: '#30363b' };

/** Renders an email as HTML that mail programs show: tables and inline styles, everything escaped, no script; pictures only by https. */
export function emailHtml(email: EmailContent): string {
  return `<!doctype html>${render(<EmailPage {...email} />)}`;
}

/** Returns the style sheet that mail programs with a dark mode use in place of the inline styles. */
function nightStyle(colour: string): string {
  const fill = fillOn(NIGHT.sheet, colour);
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media(prefers-color-scheme:dark){',
    `.ground{background:${NIGHT.ground}!important;color:${NIGHT.ink}!important}`,
    `.sheet{background:${NIGHT.sheet}!important;border-color:${NIGHT.line}!important}`,
    `.quiet{color:${NIGHT.quiet}!important}.line{border-color:${NIGHT.line}!important}`,
    `.link{color:${readableOn([NIGHT.sheet], colour, 4.5)}!important}.fill{background:${fill}!important;color:${inkOn(fill)}!important}`,
    '}',
  ].join('');
}

function fillOn(sheet: string, colour: string): string {
  return readableOn([sheet], colour, 3);
}

function EmailPage(email: EmailContent) {
  const {
    language,
    subject,
    heading,
    greeting,
    paragraphs,
    facts,
    link,
    secondLink,
    orderLink,
    printLink,
    walletLinks = [],
    contact,
    footer,
    brand,
  } = email;
  const { colour = PLAIN } = brand;
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: nightStyle(colour) }} />
      </head>
      <body
        class="ground"
        style={{ margin: 0, padding: 0, background: DAY.ground, color: DAY.ink, fontFamily: FONT, fontSize: '16px', lineHeight: 1.55 }}
      >
        <table
          role="presentation"
          width="100%"
          cellPadding="0"
          cellSpacing="0"
          class="ground"
          style={{ background: DAY.ground, color: DAY.ink }}
        >
          <tr>
            <td role="main" align="center" style={{ padding: '24px 12px' }}>
              <table
                role="presentation"
                width="100%"
                cellPadding="0"
                cellSpacing="0"
                class="sheet"
                style={{ maxWidth: '560px', background: DAY.sheet, border: `1px solid ${DAY.line}`, borderRadius: '14px' }}
              >
                <tr>
                  <td style={{ padding: '28px', overflowWrap: 'anywhere' }}>
                    <Masthead {...brand} />
                    <h1 style={{ margin: '20px 0 12px', fontSize: '26px', lineHeight: 1.2 }}>{heading}</h1>
                    {[greeting, ...paragraphs].map((text) => (
                      <p style={{ margin: '0 0 12px' }}>{text}</p>
                    ))}
                    <Facts facts={facts} />
                    {link && <Button {...link} colour={colour} />}
                    {[printLink, ...walletLinks, secondLink, orderLink].map(
                      (each) =>
                        each && (
                          <p key={each.url} style={{ margin: '16px 0 0' }}>
                            <a href={each.url} class="link" style={{ color: readableOn([DAY.sheet], colour, 4.5) }}>
                              {each.text}
                            </a>
                          </p>
                        ),
                    )}
                  </td>
                </tr>
              </table>
              <Foot contact={contact} footer={footer} />
            </td>
          </tr>
        </table>
      </body>
    </html>
  );
}

/** Shows the shop's contact, and why the reader gets the mail. */
function Foot({ contact, footer }: Pick<EmailContent, 'contact' | 'footer'>) {
  return (
    <p class="quiet" style={{ maxWidth: '560px', margin: '16px auto 0', color: DAY.quiet, fontSize: '13px' }}>
      {contact}
      {contact !== undefined && <br />}
      {footer}
    </p>
  );
}

function Masthead({ name, logoUrl }: EmailContent['brand']) {
  const picture = logoUrl?.startsWith('https://') ? logoUrl : undefined;
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0">
      <tr>
        {picture && (
          <td style={{ paddingRight: '12px' }}>
            <img src={picture} alt="" width={40} height={40} style={{ display: 'block', borderRadius: '8px', objectFit: 'contain' }} />
          </td>
        )}
        <td style={{ fontWeight: 600 }}>{name}</td>
      </tr>
    </table>
  );
}

function Facts({ facts }: Pick<EmailContent, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <table cellPadding="0" cellSpacing="0" width="100%" class="line" style={{ margin: '20px 0', borderTop: `1px solid ${DAY.line}` }}>
      {facts.map((fact) => (
        <Fact {...fact} />
      ))}
    </table>
  );
}

const CELL = { padding: '10px 0', borderBottom: `1px solid ${DAY.line}`, verticalAlign: 'top' };

function Fact({ name, lines, isAmount }: EmailFact) {
  const priced = lines.filter((line) => typeof line !== 'string');
  if (priced.length > 0) return <PricedLines lines={priced} />;
  return (
    <tr>
      <th
        scope="row"
        align="left"
        class="line quiet"
        style={{ ...CELL, paddingRight: '12px', width: '90px', color: DAY.quiet, fontWeight: 400 }}
      >
        {name}
      </th>
      <td class="line" align={isAmount ? 'right' : 'left'} style={CELL}>
        {lines.map((line) => (
          <div>{String(line)}</div>
        ))}
      </td>
    </tr>
  );
}

/** Shows items with their amounts at the right, over the whole width, since names need it on a phone. */
function PricedLines({ lines }: { lines: readonly Exclude<EmailLine, string>[] }) {
  return (
    <tr>
      <td colSpan={2} class="line" style={CELL}>
        <table role="presentation" cellPadding="0" cellSpacing="0" width="100%">
          {lines.map(({ text, amount }, index) => (
            <tr>
              <td style={{ paddingTop: index === 0 ? 0 : '6px', verticalAlign: 'top' }}>{text}</td>
              <td align="right" style={{ padding: `${index === 0 ? 0 : 6}px 0 0 12px`, verticalAlign: 'top', whiteSpace: 'nowrap' }}>
                {amount}
              </td>
            </tr>
          ))}
        </table>
      </td>
    </tr>
  );
}

function Button({ url, text, colour }: { url: string; text: string; colour: string }) {
  const fill = fillOn(DAY.sheet, colour);
  return (
    <a
      href={url}
      class="fill"
      style={{
        display: 'inline-block',
        padding: '12px 24px',
        borderRadius: '10px',
        background: fill,
        color: inkOn(fill),
        fontWeight: 600,
        textDecoration: 'none',
      }}
    >
      {text}
    </a>
  );
}
