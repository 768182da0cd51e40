import { inkOn, readableOn } from '@svc/contracts';
import { render } from 'preact-render-to-string';
import type { EmailContent, EmailFact } from './email';

/** The service's own colour, where a merchant has chosen none. */
const PLAIN = '#16535e';
const INK = '#1d2226';
const QUIET = '#5a6268';
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** An email as HTML that mail programs show: tables and inline styles, everything escaped, no script; pictures by https alone. */
export function emailHtml(email: EmailContent): string {
  return `<!doctype html>${render(<EmailPage {...email} />)}`;
}

function EmailPage(email: EmailContent) {
  const { language, subject, heading, greeting, paragraphs, facts, link, secondLink, orderLink, printLink, footer, brand } = email;
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: '#f7f6f3', color: INK, fontFamily: FONT, fontSize: '16px', lineHeight: 1.55 }}>
        <table role="presentation" width="100%" cellPadding="0" cellSpacing="0">
          <tr>
            <td align="center" style={{ padding: '24px 12px' }}>
              <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style={{ maxWidth: '560px', background: '#ffffff', border: '1px solid #dfddd8', borderRadius: '14px' }}>
                <tr>
                  <td style={{ padding: '28px', overflowWrap: 'anywhere' }}>
                    <Masthead {...brand} />
                    <h1 style={{ margin: '20px 0 12px', fontSize: '26px', lineHeight: 1.2 }}>{heading}</h1>
                    {[greeting, ...paragraphs].map((text) => (
                      <p style={{ margin: '0 0 12px' }}>{text}</p>
                    ))}
                    <Facts facts={facts} />
                    {link && <Button {...link} colour={brand.colour ?? PLAIN} />}
                    {[printLink, secondLink, orderLink].map(
                      (each) =>
                        each && (
                          <p key={each.url} style={{ margin: '16px 0 0' }}>
                            <a href={each.url} style={{ color: readableOn(['#ffffff'], brand.colour ?? PLAIN, 4.5) }}>{each.text}</a>
                          </p>
                        ),
                    )}
                  </td>
                </tr>
              </table>
              <p style={{ maxWidth: '560px', margin: '16px auto 0', color: QUIET, fontSize: '13px' }}>{footer}</p>
            </td>
          </tr>
        </table>
      </body>
    </html>
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
  return (
    <table cellPadding="0" cellSpacing="0" width="100%" style={{ margin: '20px 0', borderTop: '1px solid #dfddd8' }}>
      {facts.map((fact) => (
        <Fact {...fact} />
      ))}
    </table>
  );
}

function Fact({ name, lines }: EmailFact) {
  const cell = { padding: '10px 0', borderBottom: '1px solid #dfddd8', verticalAlign: 'top' };
  return (
    <tr>
      <th scope="row" align="left" style={{ ...cell, width: '90px', color: QUIET, fontWeight: 400 }}>
        {name}
      </th>
      <td style={cell}>
        {lines.map((line) => (
          <div>{line}</div>
        ))}
      </td>
    </tr>
  );
}

function Button({ url, text, colour }: { url: string; text: string; colour: string }) {
  const fill = readableOn(['#ffffff'], colour, 3);
  return (
    <a href={url} style={{ display: 'inline-block', padding: '12px 24px', borderRadius: '10px', background: fill, color: inkOn(fill), fontWeight: 600, textDecoration: 'none' }}>
      {text}
    </a>
  );
}
