import type { SavingsEnd } from '../../message';
import type { SavingsFacts, SavingsTexts } from '../en/savings';

const BANK = 'Selon votre banque, cela peut mettre quelques jours à arriver.';

const whyEnded: Record<SavingsEnd, (facts: SavingsFacts) => string> = {
  buyer: ({ what, merchant }) => `Comme vous l’avez demandé, votre épargne chez ${merchant} a pris fin (${what}).`,
  merchant: ({ what, merchant }) => `${merchant} a mis fin à votre épargne (${what}).`,
  deadline: ({ what, merchant, deadline, missing }) =>
    `Votre épargne chez ${merchant} (${what}) devait être complète au plus tard le ${deadline} ; il manquait ${missing}, elle a donc pris fin.`,
};

function whatGoesBack({ saved, merchant, ended: { returned, retained } = { why: 'buyer' } }: SavingsFacts): string {
  if (returned && retained)
    return `Sur les ${saved} que vous avez épargnés, ${returned} vous sont rendus par le moyen qui a servi à payer, et ${merchant} garde ${retained}. ${BANK}`;
  if (returned) return `Tout ce que vous avez épargné, ${returned}, vous est rendu par le moyen qui a servi à payer. ${BANK}`;
  return retained
    ? `${merchant} garde les ${retained} que vous avez épargnés, comme le prévoient ses conditions.`
    : 'Rien n’avait été épargné.';
}

/** Texts about savings plans in French. */
export const FRENCH_SAVINGS: SavingsTexts = {
  pay: 'Payer le versement suivant',
  see: 'Voir votre épargne',
  labels: {
    saved: 'Épargné',
    returned: 'Dont remboursé',
    kept: 'Dont conservé',
    missing: 'Manque encore',
    total: 'Total',
    deadline: 'À compléter au plus tard le',
  },
  kinds: {
    savings_started: {
      subject: ({ what, merchant }) => `Vous avez commencé à épargner chez ${merchant} : ${what}`,
      heading: 'Un bon début',
      paragraphs: ({ merchant, what, part, missing, deadline }) => [
        `${merchant} a bien reçu votre premier versement, ${part} (${what}). Il manque ${missing}, à payer au plus tard le ${deadline} en autant de versements que vous voulez.`,
        'Vous payez le versement suivant par le lien ci-dessous, quand vous voulez ; vous pouvez aussi y arrêter, et voir ce qui vous est alors rendu. D’autres peuvent également payer des versements : la page contient un lien pour eux.',
      ],
      sms: ({ merchant, part, missing, deadline }) =>
        `${merchant} : nous avons bien reçu votre premier versement, ${part}. Il manque ${missing}, au plus tard le ${deadline}. Payer le versement suivant :`,
    },
    savings_part_received: {
      subject: ({ part, what }) => `${part} de plus épargnés : ${what}`,
      heading: 'Un nouveau versement est arrivé',
      paragraphs: ({ merchant, what, part, saved, missing, deadline }) => [
        `${merchant} a bien reçu un nouveau versement, ${part} (${what}) : ${saved} sont maintenant épargnés, et il manque ${missing}, à payer au plus tard le ${deadline}.`,
      ],
      sms: ({ merchant, part, missing, deadline }) =>
        `${merchant} : nous avons bien reçu ${part} de plus. Il manque ${missing}, au plus tard le ${deadline} :`,
    },
    savings_reminder: {
      subject: ({ missing, what, deadline }) => `Il manque ${missing} au plus tard le ${deadline} : ${what}`,
      heading: 'Votre épargne prend bientôt fin',
      paragraphs: ({ merchant, what, saved, missing, deadline }) => [
        `Vous avez épargné ${saved} chez ${merchant} (${what}). Il manque ${missing}, et tout doit être réuni au plus tard le ${deadline}.`,
        'Vous payez le versement suivant par le lien ci-dessous. Vous y voyez aussi ce qui vous est rendu si l’épargne n’est pas complète d’ici là.',
      ],
      sms: ({ merchant, missing, what, deadline }) => `${merchant} : il manque ${missing} au plus tard le ${deadline} (${what}) :`,
    },
    savings_ended: {
      subject: ({ what }) => `Votre épargne a pris fin : ${what}`,
      heading: 'Votre épargne a pris fin',
      paragraphs: (facts) => [facts.ended ? whyEnded[facts.ended.why](facts) : '', whatGoesBack(facts)],
      sms: (facts) =>
        `${facts.merchant} : votre épargne a pris fin (${facts.what}).${facts.ended?.returned ? ` ${facts.ended.returned} vous sont rendus.` : ''}`,
    },
  },
};
