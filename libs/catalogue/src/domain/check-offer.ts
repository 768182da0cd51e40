import { checkDistinct, checkFormFields, type Fault, type RuleScope } from '@svc/contracts';
import { checkAddonGroups } from './check-addon-groups';
import { checkDeposit, checkOffered } from './check-offered';
import type { Offer, Offered } from './offer.item';


/** The rules that products and packages share; `list` is the field that holds what can be bought: `variants` or `options`. */
export function checkOffer(offer: Offer, offered: readonly Offered[], list: 'variants' | 'options', scope: RuleScope): Fault[] {
  return [
    ...checkDistinct(offered, 'key', list),
    ...offered.flatMap((one, index) => checkOffered(one, `${list}[${index}]`, scope)),
    ...checkAddonGroups(offer, offered.map(({ key }) => key), scope),
    ...checkFormFields(offer.formFields, 'formFields'),
    ...checkDistinct(offer.reviews, 'key', 'reviews'),
    ...checkPreorder(offer),
    ...checkDeposit(offer.preorderDepositType, offer.preorderDepositValue, 'preorderDepositType', 'preorderDepositValue'),
    ...checkInfo(offer),
  ];
}

function checkPreorder(offer: Offer): Fault[] {
  if (offer.preorderable) return [];
  const terms = ['preorderLimit', 'preorderEtaText', 'preorderDepositType', 'preorderDepositValue'] as const;
  return terms
    .filter((term) => offer[term] !== undefined)
    .map((term) => ({ path: term, message: 'Set preorderable to true, or leave this out.' }));
}

function checkInfo({ info }: Offer): Fault[] {
  const { descriptionBlocks = [], specs = [] } = info ?? {};
  return [...checkDistinct(descriptionBlocks, 'id', 'info.descriptionBlocks'), ...checkDistinct(specs, 'id', 'info.specs')];
}
