import type { TypeBridge } from '@bridge/contract';
import { inARow, notBefore, oneOf } from '../clean/motifs.ts';
import { LOUE_A_L_HEURE, typeBridgeOfWords } from '../clean/type-bridge.words.ts';
import { mots } from './valeurs/noms.rules.ts';

/** The kind of an objet, by the letters that its Tourinsoft id begins with. */
const PAR_PREFIXE: Readonly<Record<string, TypeBridge>> = {
  FMA: 'evenement',
  HOT: 'hotel',
  HLO: 'location',
  MEU: 'location',
  HPA: 'camping',
  CAM: 'camping',
  CDH: 'chambre-hotes',
  HCO: 'hebergement-collectif',
  VIL: 'hebergement-collectif',
  RES: 'restaurant',
  PCU: 'patrimoine',
  PNA: 'nature',
  LOI: 'activite',
  ASC: 'activite',
  CHE: 'activite',
  DEG: 'degustation',
  ITI: 'itineraire',
  PRD: 'sejour',
  INF: 'commerce',
  TRA: 'transport',
  ORG: 'organisme',
  STAT: 'domaine-skiable',
  BROCH: 'autre',
};

/** The kind of an objet, by words of the label of its bordereau, which clients name as they like. */
const PAR_LIBELLE: readonly (readonly [RegExp, TypeBridge])[] = [
  [/(?<!(?:comites?|salles?) des )fete|manifestation|evenement|agenda|animation/, 'evenement'],
  [/chambres? d ?hotes/, 'chambre-hotes'],
  [/plein air.*(hotel|heberg)|hotel.*plein air|camping|caravan/, 'camping'],
  [/collectif|groupe|village (de )?vacances|refuge|auberge de jeunesse/, 'hebergement-collectif'],
  [oneOf(notBefore(/locati/, inARow(/ons?/, LOUE_A_L_HEURE)), /meuble|gite|hebergement/), 'location'],
  [/hotel/, 'hotel'],
  [/restaura|\btables?\b(?! d orientation)/, 'restaurant'],
  [
    /patrimoine naturel|naturel|\bparcs?\b(?! (?:d attraction|de loisir|a theme|aquatique|acro|accro|aventure))|jardin/,
    'nature',
  ],
  [/patrimoine|musee|monument|culturel|decouverte|visite/, 'patrimoine'],
  [/degustation|\bcaves?\b|caveau|producteur|terroir/, 'degustation'],
  [/itineraire|randonnee|circuit|sentier/, 'itineraire'],
  [/equipement/, 'equipement'],
  [/loisir|activite|equestre|nautique|\bsport|parcours|\bparcs?\b|location/, 'activite'],
  [/transport/, 'transport'],
  [/sejour|package|produit/, 'sejour'],
  [/commerce|artisan|service|information/, 'commerce'],
  [/organisme|structure|office/, 'organisme'],
  [/station|\bski/, 'domaine-skiable'],
];

/** « HOTAQU024V000001 »: a bordereau, a region, a department, a number. Other bases have ids that begin with letters too. */
const DE_TOURINSOFT = /^(STAT|BROCH|[A-Z]{3})[A-Z\d]{3}[\dAB]{3}[A-Z\d]{4,9}$/;

/** The bordereau of an id of Tourinsoft: three letters, except for the few that have more. */
export function prefixeDe(identifiant: string): string | null {
  return DE_TOURINSOFT.exec(identifiant)?.[1] ?? null;
}

interface Bordereau {
  readonly identifiant: string;
  /** The label of its bordereau; empty where no syndication gave it one. */
  readonly libelle: string;
  /** The names of its types, as it was mapped. */
  readonly types: readonly string[];
}

/** What a record is: as the feed says, else by its id, else by the label of its bordereau, else by the names of its types. */
export function typeBridgeDe(choix: TypeBridge | null, { identifiant, libelle, types }: Bordereau): TypeBridge {
  if (choix !== null) return choix;
  const prefixe = prefixeDe(identifiant);
  // Each client may invent a bordereau: « DEC » is known by its label alone.
  const connu = prefixe === null ? undefined : PAR_PREFIXE[prefixe];
  const mot = mots(libelle);
  return (
    connu ??
    PAR_LIBELLE.find(([motif]) => motif.test(mot))?.[1] ??
    types.map(typeBridgeOfWords).find((type) => type !== undefined) ??
    'autre'
  );
}
