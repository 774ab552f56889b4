import { LANGUES, type Langue } from '@bridge/contract';

/** The paths where annonces are counted. They hold numbers only: where a click leads is read from the database. */
export const ANNONCES = '/public/_annonces';

/** An annonce that is seen or clicked: its espace, its site, its format and its language. */
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
/** The folder of the files of HTML5 creations. */
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

/** Where a visitor is told why an annonce is there, and what is counted. */
export const POURQUOI = `${ANNONCES}/pourquoi`;
interface DeSite {
  /** The code of the site, which visitors know already. Its number would tell how many other sites exist. */
  readonly site: string;
  readonly langue: Langue;
}
export const adresseDePourquoi = ({ site, langue }: DeSite): string => `${POURQUOI}/${site}-${langue}`;

export function pourquoiDe(texte: string): DeSite | null {
  const [, site, written] = /^([a-z0-9-]{1,100})-([a-z]{2})$/.exec(texte) ?? [];
  const langue = LANGUES.find((one) => one === written);
  return site === undefined || langue === undefined ? null : { site, langue };
}
