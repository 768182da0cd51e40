/** SQL of the address of a shop's logo, from the body of its storefront document: JSON text. */
export const logoUrlIn = (body: string): string =>
  `coalesce(${body} #> '{assets,logoUrl}', ${body} #> '{content,header,logoUrl}', ${body} -> 'avatarUrl')`;

const MARK = ['branding', 'brandText', 'logoAlt', 'logoHeight'];

/** SQL of the mark in the header of a shop's pages; null where the document says nothing of it. */
export const headerMarkIn = (body: string): string =>
  `nullif(jsonb_strip_nulls(jsonb_build_object(${MARK.map((name) => `'${name}', ${body} #> '{content,header,${name}}'`).join(', ')})), '{}')`;
