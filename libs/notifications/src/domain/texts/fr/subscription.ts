import type { SubscriptionTexts } from '../en/subscription';

const NOT_YOU = 'Si ce n’était pas vous, ne faites rien : sans votre réponse, aucun autre e-mail ne vous sera envoyé.';

/** Texts of the mails to subscribers in French. */
export const FRENCH_SUBSCRIPTION: SubscriptionTexts = {
  greeting: 'Bonjour,',
  labels: { product: 'Article', price: 'Prix' },
  announcement: {
    end: 'Ne plus recevoir de tels e-mails',
    footer: ({ merchant, event }) => `Vous recevez cet e-mail parce que vous avez une place à ${event}, de ${merchant}.`,
    otherFooter: ({ merchant, event }) =>
      `Vous recevez cet e-mail de ${merchant} parce que vous avez une place à ${event}. Le lien ci-dessus arrête les e-mails qui ne concernent pas vos événements.`,
  },
  kinds: {
    newsletter_confirm: {
      subject: ({ merchant }) => `À confirmer : la lettre d’information de ${merchant}`,
      heading: 'Souhaitez-vous recevoir nos nouvelles ?',
      paragraphs: ({ merchant }) => [
        `Quelqu’un a demandé à ${merchant} d’envoyer sa lettre d’information à cette adresse. Si c’était vous, confirmez-le par le lien ci-dessous.`,
        NOT_YOU,
      ],
      link: 'Confirmer',
      end: 'Je ne le souhaite pas',
      footer: ({ merchant }) =>
        `Vous recevez cet e-mail parce que cette adresse a été indiquée pour la lettre d’information de ${merchant}.`,
    },
    restock_confirm: {
      subject: ({ what }) => `À confirmer : nous vous préviendrons du retour de cet article : ${what}`,
      heading: 'Faut-il vous prévenir de son retour ?',
      paragraphs: ({ merchant, what }) => [
        `Quelqu’un souhaite que ${merchant} prévienne cette adresse dès que cet article peut de nouveau être acheté : ${what}. Si c’était vous, confirmez-le par le lien ci-dessous.`,
        NOT_YOU,
      ],
      link: 'Confirmer',
      end: 'Je ne le souhaite pas',
      footer: ({ merchant }) =>
        `Vous recevez cet e-mail parce que cette adresse a été indiquée à ${merchant} pour des nouvelles de cet article.`,
    },
    restock_available: {
      subject: ({ what }) => `De retour : ${what}`,
      heading: 'Il est de retour',
      paragraphs: ({ merchant, what }) => [
        `Cet article peut de nouveau être acheté chez ${merchant}, dans la limite du stock : ${what}.`,
        'Vous avez demandé cet e-mail, et c’est le seul : si l’article est épuisé quand vous venez, refaites la demande.',
      ],
      link: 'Le voir',
      end: 'Ne plus recevoir de tels e-mails',
      footer: ({ merchant }) =>
        `Vous recevez cet e-mail parce que vous avez demandé à ${merchant} d’être prévenu du retour de cet article.`,
    },
  },
};
