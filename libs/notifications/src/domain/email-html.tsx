import { render } from 'preact-render-to-string';
import type { EmailContent } from './email';
import { type EmailLook, groundOf, lookOf, nightStyle, outlookStyle, space } from './layout/email-look';
import { BODY_WIDTH, EmailBody, Foot } from './layout/email-body';
import { preheaderOf } from './layout/preheader';

/** Outlook for Windows knows no `max-width`. */
const OUTLOOK_WIDTH = `<!--[if mso]><table role="presentation" width="${BODY_WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`;
const OUTLOOK_END = '<!--[if mso]></td></tr></table><![endif]-->';

/**
 * Renders an email as HTML that mail programs show: tables, inline styles and `bgcolor`, everything escaped, no script; pictures only by
 * https or of the service's own media (ADR 0117).
 */
export function emailHtml(email: EmailContent): string {
  const look = lookOf(email.brand);
  const forOutlook = `<!--[if mso]><style>${outlookStyle(look)}</style><![endif]-->`;
  return `<!doctype html>${render(<EmailPage email={email} look={look} />).replace('</head>', `${forOutlook}</head>`)}`;
}

function EmailPage({ email, look }: { email: EmailContent; look: EmailLook }) {
  const { paper, ink } = look.day;
  const ground = { background: paper, color: ink, fontFamily: look.text };
  const content = render(<EmailBody email={email} look={look} />) + render(<Foot {...email} look={look} />);
  return (
    <html lang={email.language} dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{email.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: nightStyle(look) }} />
      </head>
      <body class="paper" {...groundOf(paper)} style={{ ...ground, margin: 0, padding: 0, fontSize: '16px', lineHeight: 1.5 }}>
        <div
          aria-hidden="true"
          style={{ display: 'none', maxHeight: 0, overflow: 'hidden', msoHide: 'all', fontSize: '1px', lineHeight: '1px', color: paper }}
        >
          {preheaderOf(email)}
        </div>
        <table
          role="presentation"
          width="100%"
          cellPadding="0"
          cellSpacing="0"
          class="paper"
          {...groundOf(paper)}
          style={{ ...ground, fontSize: '16px', lineHeight: 1.5, tableLayout: 'fixed' }}
        >
          <tr>
            <td
              role="main"
              align="center"
              style={{ padding: `${space(look, 24)} 10px ${space(look, 32)}` }}
              dangerouslySetInnerHTML={{ __html: `${OUTLOOK_WIDTH}${content}${OUTLOOK_END}` }}
            />
          </tr>
        </table>
      </body>
    </html>
  );
}
