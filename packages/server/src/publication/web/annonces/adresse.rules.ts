import { LANGUES, type Langue } from '@bridge/contract';

/** Where annonces are counted, whatever the site. Only numbers: where a click leads is read from what was saved. */
export const ANNONCES = '/public/_annonces';

/** What is seen or clicked: an annonce, where, and in which format and language. */
export interface Apparition {
  readonly annonce: number;
  readonly espace: number;
  readonly site: number;
  readonly format: number;
  readonly langue: Langue;
}

const ecrite = ({ annonce, espace, site, format, langue }: Apparition) =>
  [annonce, espace, site, format, langue].join('-');

export const adresseDeClic = (apparition: Apparition): string => `${ANNONCES}/clic/${ecrite(apparition)}`;
/** Where the files of HTML5 creations are. */
export const CREATIONS = `${ANNONCES}/creation`;
/** The page of ours that frames an HTML5 creation, whose files are below. */
export const adresseDeCreation = (apparition: Apparition): string => `${CREATIONS}/${ecrite(apparition)}`;
export const adresseDePixel = (apparition: Apparition): string => `${ANNONCES}/vue/${ecrite(apparition)}.gif`;

/** Reads back such an address; null: none that we would have written. */
export function apparitionDe(texte: string): Apparition | null {
  const [, ids, written] = /^([1-9]\d{0,14}(?:-[1-9]\d{0,14}){3})-([a-z]{2})$/.exec(texte) ?? [];
  const langue = LANGUES.find((one) => one === written);
  const [annonce, espace, site, format] = ids?.split('-').map(Number) ?? [];
  if (annonce === undefined || espace === undefined || site === undefined || format === undefined || !langue)
    return null;
  return { annonce, espace, site, format, langue };
}
