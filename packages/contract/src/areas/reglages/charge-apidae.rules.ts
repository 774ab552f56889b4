import type { Langue, Textes } from '../../catalogue/langue.ts';
import type { DocumentObjet } from '../../catalogue/objet.schemas.ts';
import type { FieldError } from '../../kernel/error.ts';
import { CHEMINS_APIDAE, type ChampEcrit, LIBELLES_APIDAE, type ModeDEcriture, TYPES_ECRITS } from './apidae.choix.ts';
import { type LigneEcrite, lignesDe, type ValeurEcrite } from './charge-apidae.words.ts';
import type { LigneDEcriture } from './correspondance-apidae.schemas.ts';

/** What is known of the objet that is written. */
export interface ObjetEcrit {
  readonly document: DocumentObjet;
  /** Its number in Apidae; null for one that comes from elsewhere. */
  readonly identifiant: string | null;
}

/** What an entity wrote in place of the source, or had translated. */
export interface Correction {
  readonly champ: 'nom' | 'resume' | 'description';
  readonly langue: Langue;
  readonly valeur: string;
}

/** An objet as the entity publishes it: its own words over those of the source. */
export function documentCorrige(document: DocumentObjet, corrections: readonly Correction[]): DocumentObjet {
  const { nom, resume, description } = document;
  const corriges = { nom: { ...nom }, resume: { ...resume }, description: { ...description } };
  for (const { champ, langue, valeur } of corrections) corriges[champ][langue] = valeur;
  return { ...document, ...corriges };
}

/** What Apidae knows by number and is written otherwise. Empty ones are not told. */
export function fautesDeNumeros(values: Readonly<Record<string, unknown>>): FieldError[] {
  return NUMEROS.flatMap(({ path, forme, message }) => {
    const value = values[path];
    return typeof value !== 'string' || value.trim() === '' || forme.test(value) ? [] : [{ path, message }];
  });
}

const UN_NUMERO = /^\s*[1-9]\d{0,14}\s*$/;
const NUMEROS = [
  { path: 'projet', forme: UN_NUMERO, message: 'Un projet d’Apidae se désigne par son numéro, en chiffres.' },
  { path: 'membre', forme: UN_NUMERO, message: 'Un membre d’Apidae se désigne par son numéro, en chiffres.' },
  {
    path: 'criteresInternes',
    forme: /^\s*[1-9]\d{0,14}\s*(?:,\s*[1-9]\d{0,14}\s*)*$/,
    message: 'Écrivez les numéros des critères, séparés par des virgules\u00a0: 12, 34.',
  },
] as const;

export interface ReglesDEcriture {
  readonly types: readonly string[];
  readonly modes: readonly ModeDEcriture[];
  readonly correspondance: readonly LigneDEcriture[];
  readonly membre: string;
  readonly criteresInternes: string;
  readonly skipValidation: boolean;
  readonly siRefus: string;
}

export interface ChargeApidae {
  /** What would be sent; null where nothing may be. */
  readonly charge: Readonly<Record<string, unknown>> | null;
  /** What of the objet is in it, as a person reads it. */
  readonly ecrits: readonly LigneEcrite[];
  /** Why nothing is sent, or what is left out, in words. */
  readonly remarques: readonly string[];
}

/** What Apidae would be sent of an objet, and nothing else. */
export function chargeApidae(objet: ObjetEcrit, regles: ReglesDEcriture, mode: ModeDEcriture): ChargeApidae {
  const refus = refusDe(objet, regles, mode);
  if (refus !== null) return { charge: null, ecrits: [], remarques: [refus] };
  const { identifiant, document } = objet;
  const cible = mode === 'CREATION' ? {} : { id: Number(identifiant) };
  if (mode !== 'CREATION' && mode !== 'MODIFICATION') return { charge: { mode, ...cible }, ecrits: [], remarques: [] };
  const lines = regles.correspondance.map((ligne) => ({ ...ligne, valeur: valeurDe(document, ligne.champ) }));
  const filled = lines.flatMap(({ chemin, valeur }) => (valeur === undefined ? [] : [{ chemin, valeur }]));
  const type = TYPES_ECRITS[document.typeBridge];
  const root: Record<string, unknown> = { type };
  for (const { chemin, valeur } of filled) put(root, chemin.split('.'), valeur);
  const criteres = nombresDe(regles.criteresInternes);
  return {
    charge: {
      mode,
      ...cible,
      ...(mode === 'CREATION' && { type, proprietaireId: Number(regles.membre) }),
      // A form is sent, whose values are texts.
      skipValidation: String(regles.skipValidation),
      onValidationFail: regles.siRefus,
      fields: ['root'],
      root,
      'root.fieldList': filled.map(({ chemin }) => chemin),
    },
    ecrits: filled.flatMap(({ chemin, valeur }) => lignesDe(nomDuChemin(chemin), valeur)),
    remarques: [
      ...lines.flatMap(({ chemin, valeur }) =>
        valeur === undefined ? [`${nomDuChemin(chemin)}\u00a0: l’objet n’a rien à y écrire.`] : [],
      ),
      ...(criteres.length > 0
        ? [`Critères internes ajoutés ensuite, par un envoi à part\u00a0: ${criteres.join(', ')}.`]
        : []),
    ],
  };
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

const nomDuChemin = (chemin: string) => CHEMINS_APIDAE.find(({ value }) => value === chemin)?.label ?? chemin;

function valeurDe(document: DocumentObjet, champ: ChampEcrit): ValeurEcrite | undefined {
  const { lieu } = document;
  switch (champ) {
    case 'nom':
      return libelles(document.nom);
    case 'resume':
      return libelles(document.resume);
    case 'description':
      return libelles(document.description);
    case 'ouverture':
      return libelles(document.ouverture.texte);
    case 'tarifs':
      return libelles(document.tarifs.texte);
    case 'acces':
      return libelles(lieu.acces);
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

function libelles(textes: Textes | undefined): Record<string, string> | undefined {
  const said = Object.entries(textes ?? {}).flatMap(([langue, texte]) => {
    // Textes has languages for keys, which Object.entries forgets.
    const name = LIBELLES_APIDAE[langue as Langue];
    return name && texte ? [[name, texte] as const] : [];
  });
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

/** The kinds of contact that Apidae numbers. */
const MOYENS: Readonly<Partial<Record<string, number>>> = {
  telephone: 201,
  mobile: 201,
  fax: 202,
  email: 204,
  site: 205,
  facebook: 207,
};

/** Those that the public may read: nothing of what is between professionals. */
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

const nombresDe = (texte: string) => (texte.trim() === '' ? [] : texte.split(',').map(Number));
