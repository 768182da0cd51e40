import { picture } from './prices.mjs';

const contact = { city: 'Lagos', state: 'Lagos', country: 'NG' };
const button = { label: 'Buy', style: 'primary', link: { type: 'product', productSlug: 'lamp' } };
const hero = {
  eyebrow: 'New',
  title: 'Blue',
  subtitle: 'Nine days.',
  buttons: [button],
  backgroundMedia: [{ type: 'image', url: picture('hero') }],
  backgroundMode: 'slideshow',
  backgroundUrl: picture('hero'),
  backgroundType: 'image',
  overlay: 0.35,
  slideDuration: 6_000,
};
const section = (id, type) => ({ id, type, visible: true, hasBeenEdited: false, options: {} });

/** The sections of the keyed maps that checks read, each with a field that nobody knows. */
export const sectionMaps = {
  heroSections: { hero: { ...hero, align: 'left', anchor: 'top', background: { mode: 'color', color: '#222222' }, ownField: 'kept' } },
  faqSections: {
    questions: {
      heading: 'Questions',
      layout: 'accordion',
      items: [{ id: 'a', question: 'Why?', answer: 'So.', sort: 0 }],
      ownField: { kept: true },
    },
  },
  logoStrips: { logos: { logos: [{ url: picture('logo'), alt: 'Logo' }], grayscale: true } },
  contentShowcaseSections: { things: { kind: 'events', mode: 'latest', limit: 3 } },
  newsletterSections: { emails: { buttonLabel: 'Sign up', successMessage: 'Welcome.', formSlug: 'contact' } },
};

/** Content that the storefront shows verbatim. */
export const content = {
  header: {
    branding: 'both',
    brandText: 'Conformance',
    logoUrl: picture('logo'),
    layout: 'centered',
    pillStyle: 'round',
    navPosition: 'below',
    ctas: [button],
    linkStyle: 'underline',
    links: [{ label: 'Home', link: { type: 'collection', collectionSlug: 'home' } }],
    maxWidth: 1_280,
  },
  hero,
  footer: {
    socialLinks: [{ network: 'instagram', url: 'https://instagram.com/shop.example' }],
    linkGroups: [{ title: 'Shop', links: [{ label: 'Bundle', link: { type: 'package', packageSlug: 'bundle' } }] }],
    newsletter: { enabled: true, formSlug: 'contact' },
    payments: { enabled: true },
    address: { enabled: true, text: 'Yaba' },
    hours: { enabled: true, text: 'Daily' },
    trust: { enabled: true, items: [{ label: 'Repaired' }] },
  },
  contact: {
    addressLine1: '14 Hughes Avenue',
    ...contact,
    googleMapsUrl: 'https://maps.google.com/?q=1,2',
    email: 'hello@shop.example',
    phoneNumbers: ['+2348030000100'],
    socials: [],
    showMap: true,
  },
  tracking: { googleAnalyticsId: 'G-1', shareHashedEmail: false, customHead: '<!-- head -->', customBodyEnd: '<!-- end -->' },
  ...sectionMaps,
};

/** Content of the storefront that is shown as it was written. @param {{ inDays: (days: number) => string }} dates */
export const branding = ({ inDays }) => ({
  type: 'store',
  description: 'Lamps.',
  categorySlug: 'homeware',
  categorySlugs: ['homeware'],
  website: 'https://shop.example',
  socials: [{ network: 'instagram', url: 'https://instagram.com/shop.example', handle: '@shop' }],
  ...contact,
  avatarUrl: picture('avatar'),
  coverUrl: picture('cover'),
  badges: [{ type: 'verified', grantedAt: inDays(-400) }],
  memberCount: 4_820,
  assets: { logoUrl: picture('logo'), faviconUrl: picture('favicon'), socialImageUrl: picture('social') },
  primaryDomain: 'shop.example',
  verifiedDomains: ['shop.example'],
  mediaPolicy: { maxDim: 2_400, quality: 82, format: 'webp' },
  businessHours: [{ day: 'mon', start: '10:00', end: '17:00' }],
  widgetBubble: { key: 'chat' },
});

/** A promotion that is on. @param {{ inDays: (days: number) => string }} dates */
const campaign = ({ inDays }) => ({
  id: 'welcome',
  name: 'Welcome',
  enabled: true,
  trigger: 'delay',
  delayMs: 8_000,
  startAt: inDays(-30),
  endAt: inDays(60),
  heading: 'Ten percent',
  body: 'Off.',
  buttons: [button],
  captureEmail: true,
  version: 2,
});

/** @param {{ inDays: (days: number) => string }} dates */
export const storefront = (dates) => ({
  ...branding(dates),
  published: true,
  renderConfig: {
    templateId: 'courtyard',
    theme: {
      fontPairing: 'fraunces-inter',
      palette: 'indigo',
      brandColor: '#2b3a67',
      accentSource: 'brand',
      spacing: 'airy',
      contentWidth: 'wide',
      customPalettes: [],
      customFontPacks: [],
    },
    sections: [
      section('hero', 'hero'),
      section('questions', 'faq'),
      section('logos', 'logo_strip'),
      section('things', 'content_showcase'),
      section('emails', 'newsletter'),
    ],
    pages: [
      {
        id: 'about',
        type: 'custom',
        title: 'About',
        slug: 'about',
        visible: true,
        metaTitle: 'About us',
        sections: [section('story', 'rich_text')],
        options: {},
      },
    ],
  },
  content: { ...content, promo: { campaigns: [campaign(dates)] } },
});
