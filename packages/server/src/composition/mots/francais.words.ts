import type { Langue } from '@bridge/contract';

/** The languages that pages are most often printed in; other languages show French for these words. */
type Traduite = 'en' | 'de' | 'nl' | 'es' | 'it' | 'pt';
type ParTraduite = Readonly<Record<Traduite, string>>;

/** Units that sources write in French only, in other languages. */
const MESURES: Readonly<Record<string, ParTraduite>> = {
  'nombre de personnes': {
    en: 'Guests',
    de: 'Personen',
    nl: 'Personen',
    es: 'Personas',
    it: 'Persone',
    pt: 'Pessoas',
  },
  'nombre de chambres': {
    en: 'Bedrooms',
    de: 'Zimmer',
    nl: 'Kamers',
    es: 'Habitaciones',
    it: 'Camere',
    pt: 'Quartos',
  },
  'nombre de chambres classées': {
    en: 'Rated bedrooms',
    de: 'Klassifizierte Zimmer',
    nl: 'Geclassificeerde kamers',
    es: 'Habitaciones clasificadas',
    it: 'Camere classificate',
    pt: 'Quartos classificados',
  },
  'nombre de suites': { en: 'Suites', de: 'Suiten', nl: 'Suites', es: 'Suites', it: 'Suite', pt: 'Suítes' },
  'nombre de lits': { en: 'Beds', de: 'Betten', nl: 'Bedden', es: 'Camas', it: 'Letti', pt: 'Camas' },
  'nombre d’emplacements': {
    en: 'Pitches',
    de: 'Stellplätze',
    nl: 'Kampeerplaatsen',
    es: 'Parcelas',
    it: 'Piazzole',
    pt: 'Lugares',
  },
  'nombre d’emplacements classés': {
    en: 'Rated pitches',
    de: 'Klassifizierte Stellplätze',
    nl: 'Geclassificeerde kampeerplaatsen',
    es: 'Parcelas clasificadas',
    it: 'Piazzole classificate',
    pt: 'Lugares classificados',
  },
  'nombre d’emplacements de passage': {
    en: 'Touring pitches',
    de: 'Plätze für Durchreisende',
    nl: 'Doortrekplaatsen',
    es: 'Parcelas de paso',
    it: 'Piazzole di passaggio',
    pt: 'Lugares de passagem',
  },
  'nombre d’emplacements pour camping-cars': {
    en: 'Motorhome pitches',
    de: 'Wohnmobilstellplätze',
    nl: 'Camperplaatsen',
    es: 'Parcelas para autocaravanas',
    it: 'Piazzole per camper',
    pt: 'Lugares para autocaravanas',
  },
  'capacité maximale': {
    en: 'Maximum capacity',
    de: 'Höchstzahl der Personen',
    nl: 'Maximale capaciteit',
    es: 'Capacidad máxima',
    it: 'Capienza massima',
    pt: 'Capacidade máxima',
  },
  'capacité d’hébergement': {
    en: 'Sleeps',
    de: 'Schlafplätze',
    nl: 'Slaapplaatsen',
    es: 'Plazas',
    it: 'Posti letto',
    pt: 'Lugares para dormir',
  },
  'nombre de couverts': { en: 'Seats', de: 'Plätze', nl: 'Zitplaatsen', es: 'Cubiertos', it: 'Coperti', pt: 'Lugares' },
  'couverts en terrasse': {
    en: 'Seats outdoors',
    de: 'Plätze im Freien',
    nl: 'Zitplaatsen op het terras',
    es: 'Cubiertos en la terraza',
    it: 'Coperti all’aperto',
    pt: 'Lugares na esplanada',
  },
  'nombre de salles': { en: 'Rooms', de: 'Säle', nl: 'Zalen', es: 'Salas', it: 'Sale', pt: 'Salas' },
  'nombre de salles climatisées': {
    en: 'Air-conditioned rooms',
    de: 'Klimatisierte Säle',
    nl: 'Zalen met airconditioning',
    es: 'Salas climatizadas',
    it: 'Sale climatizzate',
    pt: 'Salas climatizadas',
  },
};

const ETOILES: Readonly<Record<Traduite, readonly [one: string, many: string]>> = {
  en: ['star', 'stars'],
  de: ['Stern', 'Sterne'],
  nl: ['ster', 'sterren'],
  es: ['estrella', 'estrellas'],
  it: ['stella', 'stelle'],
  pt: ['estrela', 'estrelas'],
};

const NON_CLASSE: ParTraduite = {
  en: 'Not rated',
  de: 'Nicht klassifiziert',
  nl: 'Niet geclassificeerd',
  es: 'Sin categoría',
  it: 'Non classificato',
  pt: 'Sem classificação',
};

const isTraduite = (langue: Langue): langue is Traduite => Object.hasOwn(ETOILES, langue);

/** Words of a source, which are always French, with the language that they were translated to. */
export interface Dits {
  readonly texte: string;
  readonly langue: Langue;
}

/** « Nombre de chambres », « Bedrooms ». */
export function mesureEnLangue(mesure: string, langue: Langue): Dits {
  const known = MESURES[mesure.toLocaleLowerCase('fr').replaceAll("'", '’')];
  return known && isTraduite(langue) ? { texte: known[langue], langue } : { texte: mesure, langue: 'fr' };
}

/** « 3 étoiles », « 3 stars ». The ranks of labels keep their own names. */
export function classementEnLangue(texte: string, langue: Langue): Dits {
  if (isTraduite(langue)) {
    const stars = /^(\d)\s*étoiles?$/i.exec(texte)?.[1];
    if (stars !== undefined) return { texte: `${stars}\u00a0${ETOILES[langue][stars === '1' ? 0 : 1]}`, langue };
    if (/^non class[ée]e?$/i.test(texte)) return { texte: NON_CLASSE[langue], langue };
  }
  return { texte, langue: 'fr' };
}
