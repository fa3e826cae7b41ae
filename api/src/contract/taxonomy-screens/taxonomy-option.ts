/** One choice on a screen: the taxonomy id sent to the API and the words that screen uses for it. */
export interface TaxonomyOption {
  readonly id: string;
  readonly label: string;
}
