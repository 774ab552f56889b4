import type { DocumentObjet } from '../../../catalogue/objet.schemas.ts';
import { type ChampEcrit, type ModeDEcriture, TYPES_ECRITS } from './apidae.choix.ts';
import { type LigneEcrite, lignesDe, type ValeurEcrite } from './charge-apidae.words.ts';
import {
  type Correction,
  documentCorrige,
  libelles,
  libellesEcrits,
  nomDuChemin,
  textesDe,
  type ValeurProposee,
  valeursProposees,
  valueAt,
} from './correction-apidae.rules.ts';
import type { LigneDEcriture } from './correspondance-apidae.schemas.ts';
import { fautesDeNumeros, nombresDe } from './numeros-apidae.rules.ts';

/** The facts of an objet to write. */
export interface ObjetEcrit {
  readonly document: DocumentObjet;
  /** Its number in Apidae, or null for an objet of another origin. */
  readonly identifiant: string | null;
  /** Its record as Apidae gave it, or null when unknown. */
  readonly fiche: unknown;
  readonly corrections: readonly Correction[];
}

export interface ReglesDEcriture {
  readonly types: readonly string[];
  readonly modes: readonly ModeDEcriture[];
  readonly correspondance: readonly LigneDEcriture[];
  readonly membre: string;
  readonly criteresInternes: string;
  readonly skipValidation: boolean;
  readonly siRefus: string;
}

export type Charge = Readonly<Record<string, unknown>>;

export interface ChargeApidae {
  /** What would be sent, or null when nothing may be. */
  readonly charge: Charge | null;
  /** The values sent, in words for people. */
  readonly ecrits: readonly LigneEcrite[];
  /** The texts that would change. */
  readonly valeurs: readonly ValeurProposee[];
  /** Why nothing is sent, or what is left out, in words. */
  readonly remarques: readonly string[];
}

/** What Apidae would be sent for an objet: the mapped values of a new one, only the corrections of one that it has. */
export function chargeApidae(objet: ObjetEcrit, regles: ReglesDEcriture, mode: ModeDEcriture): ChargeApidae {
  const rien = { charge: null, ecrits: [], valeurs: [] };
  const refus = refusDe(objet, regles, mode);
  if (refus !== null) return { ...rien, remarques: [refus] };
  if (mode === 'CREATION') return creation(objet, regles);
  const { identifiant, corrections } = objet;
  if (mode !== 'MODIFICATION') return { ...rien, charge: { mode, id: Number(identifiant) }, remarques: [] };
  const { valeurs, remarques } = valeursProposees(objet, corrections, regles.correspondance);
  if (valeurs.length === 0) return { ...rien, remarques: remarques.length > 0 ? remarques : [SANS_CORRECTION] };
  return {
    charge: chargeDeModification(objet, regles, valeurs),
    ecrits: valeurs.map(({ chemin, langue, avant, apres }) => ({
      champ: nomDuChemin(chemin),
      langue,
      avant,
      texte: apres,
    })),
    valeurs,
    remarques: [...remarques, ...criteresEnMots(regles)],
  };
}

const SANS_CORRECTION = 'Aucun texte de cet objet n’est corrigé ici\u00a0: Apidae a déjà les mêmes.';

/** The changed fields as a whole: Apidae would lose languages that are not sent. */
export function chargeDeModification(
  objet: Pick<ObjetEcrit, 'document' | 'identifiant' | 'fiche'>,
  regles: Pick<ReglesDEcriture, 'skipValidation' | 'siRefus'>,
  valeurs: readonly ValeurProposee[],
): Charge {
  const chemins = [...new Set(valeurs.map(({ chemin }) => chemin))];
  const type = valueAt(objet.fiche, 'type');
  const root: Record<string, unknown> = {
    type: typeof type === 'string' ? type : TYPES_ECRITS[objet.document.typeBridge],
  };
  for (const chemin of chemins) put(root, chemin.split('.'), libellesEcrits(objet, valeurs, chemin));
  return {
    mode: 'MODIFICATION',
    id: Number(objet.identifiant),
    ...validation(regles),
    fields: ['root'],
    root,
    'root.fieldList': chemins,
  };
}

function creation({ document, corrections }: ObjetEcrit, regles: ReglesDEcriture): ChargeApidae {
  const corrige = documentCorrige(document, corrections);
  const lines = regles.correspondance.map((ligne) => ({ ...ligne, valeur: valeurDe(corrige, ligne.champ) }));
  const filled = lines.flatMap(({ chemin, valeur }) => (valeur === undefined ? [] : [{ chemin, valeur }]));
  const type = TYPES_ECRITS[document.typeBridge];
  const root: Record<string, unknown> = { type };
  for (const { chemin, valeur } of filled) put(root, chemin.split('.'), valeur);
  return {
    charge: {
      mode: 'CREATION',
      type,
      proprietaireId: Number(regles.membre),
      ...validation(regles),
      fields: ['root'],
      root,
      'root.fieldList': filled.map(({ chemin }) => chemin),
    },
    ecrits: filled.flatMap(({ chemin, valeur }) => lignesDe(nomDuChemin(chemin), valeur)),
    valeurs: [],
    remarques: [
      ...lines.flatMap(({ chemin, valeur }) =>
        valeur === undefined ? [`${nomDuChemin(chemin)}\u00a0: l’objet n’a rien à y écrire.`] : [],
      ),
      ...criteresEnMots(regles),
    ],
  };
}

// A form is sent, whose values are texts.
const validation = ({ skipValidation, siRefus }: Pick<ReglesDEcriture, 'skipValidation' | 'siRefus'>) => ({
  skipValidation: String(skipValidation),
  onValidationFail: siRefus,
});

function criteresEnMots({ criteresInternes }: Pick<ReglesDEcriture, 'criteresInternes'>): string[] {
  const criteres = nombresDe(criteresInternes);
  return criteres.length > 0
    ? [`Critères internes ajoutés ensuite, par un envoi à part\u00a0: ${criteres.join(', ')}.`]
    : [];
}

function refusDe({ document, identifiant }: ObjetEcrit, regles: ReglesDEcriture, mode: ModeDEcriture): string | null {
  const { typeBridge } = document;
  const [faute] = fautesDeNumeros({ membre: regles.membre, criteresInternes: regles.criteresInternes });
  if (faute !== undefined) return faute.message;
  if (!regles.modes.includes(mode)) return 'Ce mode n’est pas permis par la configuration.';
  if (TYPES_ECRITS[typeBridge] === undefined) return 'Apidae n’a pas de type pour cet objet.';
  if (regles.types.length > 0 && !regles.types.includes(typeBridge))
    return 'Le type de cet objet n’est pas de ceux que la configuration autorise.';
  if (mode === 'CREATION' && identifiant !== null) return 'Cet objet est déjà dans Apidae.';
  if (mode === 'CREATION' && regles.membre === '')
    return 'Indiquez le membre propriétaire\u00a0: une création en demande un.';
  if (mode !== 'CREATION' && identifiant === null)
    return 'Cet objet ne vient pas d’Apidae\u00a0: il peut seulement y être créé.';
  return null;
}

function valeurDe(document: DocumentObjet, champ: ChampEcrit): ValeurEcrite | undefined {
  const { lieu } = document;
  switch (champ) {
    case 'nom':
    case 'resume':
    case 'description':
    case 'ouverture':
    case 'tarifs':
    case 'acces':
      return someLibelles(libelles(textesDe(document, champ)));
    case 'rue':
      return lieu.rue[0];
    case 'codePostal':
      return lieu.codePostal;
    case 'position':
      return lieu.point ? { type: 'Point', coordinates: [lieu.point.lon, lieu.point.lat] } : undefined;
    case 'contacts':
      return moyens(document);
  }
}

const someLibelles = (said: Record<string, string>) => (Object.keys(said).length === 0 ? undefined : said);

/** The kinds of contact that Apidae numbers. */
const MOYENS: Readonly<Partial<Record<string, number>>> = {
  telephone: 201,
  mobile: 201,
  fax: 202,
  email: 204,
  site: 205,
  facebook: 207,
};

/** The public contacts, without those between professionals. */
function moyens({ contacts }: DocumentObjet): ValeurEcrite | undefined {
  const written = contacts.flatMap(({ genre, valeur, role }) => {
    const id = MOYENS[genre];
    if (id === undefined || (role !== 'public' && role !== 'reservation')) return [];
    return [{ type: { elementReferenceType: 'MoyenCommunicationType', id }, coordonnees: { fr: valeur } }];
  });
  return written.length === 0 ? undefined : written;
}

function put(root: Record<string, unknown>, [name = '', ...below]: readonly string[], value: unknown): void {
  if (below.length === 0) {
    root[name] = value;
    return;
  }
  const inner = { ...Object(root[name] ?? {}) };
  put(inner, below, value);
  root[name] = inner;
}
