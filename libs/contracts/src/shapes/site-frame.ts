import { z } from 'zod';
import { httpUrl, line, slug } from './common';
import { describedEnum } from './described-enum';
import { button, hexColour, navigationLink, paragraph, socialProfile, token } from './navigation';
import { heroFields } from './section-parts';

/** Frame of the storefront's pages (§2.7): header and footer of every page, and the opening of the home page. */

export const header = z
  .strictObject({
    branding: describedEnum(
      ['logo', 'text', 'both'],
      'Mark of the store in the header of the storefront. Absent: your theme decides; the pages that the service hosts show both.',
      {
        logo: 'The picture at `logoUrl`.',
        text: 'The text `brandText`.',
        both: 'The picture and the text.',
      },
    ).optional(),
    brandText: line
      .optional()
      .describe('Name of the store to show as text in the header, one line. Absent: use the store’s `displayName`.'),
    logoUrl: httpUrl.optional().describe('Absolute http or https URL of the store’s logo in the header. Absent when there is none.'),
    logoAlt: line.optional().describe('Alternative text of the logo in the header, plain text. Absent: use the store’s `displayName`.'),
    logoHeight: z
      .number()
      .int()
      .positive()
      .optional()
      .describe(
        'Height in CSS pixels at which to show the logo in the header. Absent: your theme decides. The pages that the service hosts accept 16 to 96, and have 40 without it.',
      ),
    faviconUrl: httpUrl
      .optional()
      .describe('Absolute http or https URL of the storefront’s favicon, the icon in browser tabs. Absent when there is none.'),
    socialTitle: line
      .optional()
      .describe('Title of the storefront in link previews (`og:title`), plain text. Absent: use the store’s `displayName`.'),
    socialDescription: paragraph
      .optional()
      .describe('Text about the storefront in link previews (`og:description`), plain text. Absent when there is none.'),
    socialImageUrl: httpUrl
      .optional()
      .describe('Absolute http or https URL of the storefront’s picture in link previews (`og:image`). Absent when there is none.'),
    layout: token
      .optional()
      .describe(
        'Arrangement of logo and menu in the header of the storefront, such as `centered`: a name that your theme defines. Absent: your theme decides.',
      ),
    pillStyle: token
      .optional()
      .describe(
        'Shape of the background of the storefront’s header, such as `rounded`: a name that your theme defines. Absent: your theme decides.',
      ),
    navPosition: token
      .optional()
      .describe(
        'Position of the menu in the header of the storefront, such as `left`: a name that your theme defines. Absent: your theme decides.',
      ),
    ctas: z
      .array(button)
      .max(5)
      .optional()
      .describe('Buttons at the end of the storefront’s header, in the order to show. Absent when there are none.'),
    linkStyle: token
      .optional()
      .describe(
        'Look of the menu’s links in the header of the storefront, such as `underline`: a name that your theme defines. Absent: your theme decides.',
      ),
    links: z
      .array(navigationLink)
      .max(50)
      .optional()
      .describe('Entries of the menu in the header of the storefront, in the order to show. Absent when there are none.'),
    maxWidth: z
      .union([token, z.number().int().positive()])
      .optional()
      .describe(
        'Largest width of the storefront’s header: CSS pixels as a number, or a name that your theme defines. Absent: your theme decides.',
      ),
    overlay: z
      .boolean()
      .optional()
      .describe(
        'True: the header lies over the top of the page’s content. False: the content begins below the header. Absent: your theme decides.',
      ),
    sticky: z
      .boolean()
      .optional()
      .describe('True: the header stays visible while people scroll. False: it scrolls away. Absent: your theme decides.'),
    showMenu: z
      .boolean()
      .optional()
      .describe('True: show the menu in the header of the storefront. False: hide it. Absent: your theme decides.'),
    showSearch: z
      .boolean()
      .optional()
      .describe('True: show a search in the header of the storefront. False: hide it. Absent: your theme decides.'),
    showCart: z
      .boolean()
      .optional()
      .describe('True: show the cart in the header of the storefront. False: hide it. Absent: your theme decides.'),
  })
  .meta({
    id: 'StorefrontHeader',
    description:
      'Header at the top of every page of the storefront: logo, menu, buttons and link previews. Names of layouts and looks are those of your theme; the service does not interpret them.',
  });

export const hero = z
  .strictObject(heroFields)
  .meta({ id: 'StorefrontHero', description: 'Opening (hero) of the storefront’s home page: title, buttons and background.' });

export const footer = z
  .strictObject({
    layout: token
      .optional()
      .describe('Arrangement of the storefront’s footer, such as `columns`: a name that your theme defines. Absent: your theme decides.'),
    backgroundColor: hexColour
      .optional()
      .describe(
        'Background colour of the storefront’s footer: CSS hexadecimal such as `#1f6f4a`, with 3, 4, 6 or 8 digits. Absent: your theme decides.',
      ),
    textColor: hexColour
      .optional()
      .describe(
        'Text colour of the storefront’s footer: CSS hexadecimal such as `#ffffff`, with 3, 4, 6 or 8 digits. Absent: your theme decides.',
      ),
    copyright: line
      .optional()
      .describe('Copyright line in the footer of the storefront, as the merchant wrote it. Absent when there is none.'),
    socialLinks: z
      .array(socialProfile)
      .max(30)
      .optional()
      .describe('Profiles of the store in social networks, to show in the footer in this order. Absent when there are none.'),
    linkGroups: z
      .array(
        z.strictObject({
          title: line.describe('Heading of a list of links in the footer of the storefront, one line.'),
          links: z.array(navigationLink).max(50).describe('Links of a list in the footer of the storefront, in the order to show.'),
        }),
      )
      .max(10)
      .optional()
      .describe('Lists of links in the footer of the storefront, each with a heading, in the order to show. Absent when there are none.'),
    newsletter: z
      .strictObject({
        enabled: z.boolean().describe('True: show the newsletter sign-up in the footer of the storefront. False: hide it.'),
        heading: line.optional().describe('Heading above the newsletter sign-up in the footer, one line. Absent when there is none.'),
        placeholder: line
          .optional()
          .describe('Example to show in the empty e-mail input of the newsletter sign-up in the footer. Absent when there is none.'),
        buttonLabel: line.optional().describe('Text on the button of the newsletter sign-up in the footer. Absent: your theme decides.'),
        formSlug: slug
          .optional()
          .describe(
            'Slug of the form to which the sign-up in the footer sends the e-mail address in place of the newsletter. Absent: send it to `POST /v1/store/newsletter`.',
          ),
      })
      .optional()
      .describe(
        'Newsletter sign-up in the footer of the storefront: texts and target. Send what people enter to `POST /v1/store/newsletter`, or to the form `formSlug`. Absent: do not show it.',
      ),
    payments: z
      .strictObject({
        enabled: z.boolean().describe('True: show the accepted ways to pay in the footer of the storefront. False: hide them.'),
        heading: line
          .optional()
          .describe('Heading above the ways to pay in the footer of the storefront, one line. Absent when there is none.'),
      })
      .optional()
      .describe(
        'Accepted ways to pay in the footer of the storefront: list those in `paymentMethods` of the storefront. Absent: do not show them.',
      ),
    address: z
      .strictObject({
        enabled: z.boolean().describe('True: show the address of the store in the footer of the storefront. False: hide it.'),
        text: paragraph
          .optional()
          .describe('Address of the store as the footer shows it, plain text. Absent: use the address in `contact`.'),
      })
      .optional()
      .describe('Address of the store in the footer of the storefront. Absent: do not show it.'),
    hours: z
      .strictObject({
        enabled: z.boolean().describe('True: show the opening hours of the store in the footer of the storefront. False: hide them.'),
        text: paragraph
          .optional()
          .describe(
            'Opening hours of the store as the footer shows them, plain text. Absent: make the text from `businessHours` of the storefront.',
          ),
      })
      .optional()
      .describe('Opening hours of the store in the footer of the storefront. Absent: do not show them.'),
    trust: z
      .strictObject({
        enabled: z.boolean().describe('True: show the trust signs in the footer of the storefront. False: hide them.'),
        items: z
          .array(
            z.strictObject({
              label: line.describe('Text of a trust sign in the footer of the storefront, such as `Secure payment`.'),
              iconUrl: httpUrl
                .optional()
                .describe(
                  'Absolute http or https URL of the picture of a trust sign in the footer of the storefront. Absent: show the text alone.',
                ),
            }),
          )
          .max(20)
          .optional()
          .describe('Trust signs in the footer of the storefront, in the order to show. Absent when there are none.'),
      })
      .optional()
      .describe('Trust signs in the footer of the storefront, such as seals: texts and pictures. Absent: do not show them.'),
  })
  .meta({
    id: 'StorefrontFooter',
    description: 'Footer at the bottom of every page of the storefront: links, newsletter sign-up, ways to pay, address and opening hours.',
  });
