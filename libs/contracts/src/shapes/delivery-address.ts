/** Where goods are brought to. Blank where a buyer has not got to it yet; nobody pays before line1, city and country are told. */
export interface DeliveryAddress {
  line1: string;
  line2?: string;
  city: string;
  state?: string;
  postalCode?: string;
  /** ISO 3166 alpha-2. */
  country: string;
}
