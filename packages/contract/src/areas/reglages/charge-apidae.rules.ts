import type { Langue, Textes } from '../../catalogue/langue.ts';
import type { DocumentObjet } from '../../catalogue/objet.schemas.ts';
import { type ChampEcrit, LIBELLES_APIDAE, type ModeDEcriture, TYPES_ECRITS } from './apidae.choix.ts';
import type { LigneDEcriture } from './correspondance-apidae.schemas.ts';

/** What is known of the objet that is written. */
export interface ObjetEcrit {
  readonly document: DocumentObjet;
  /** Its number in Apidae; null for one that comes from elsewhere. */
  readonly identifiant: string | null;
}

export interface ReglesDEcriture {
  readonly types: readonly string[];
  readonly modes: readonly ModeDEcriture[];
  readonly correspondance: readonly LigneDEcriture[];
  readonly membre: string;
  readonly criteresInternes: string;
  readonly skipValidation: boolean;
}

export interface ChargeApidae {
  /** What would be sent; null where nothing may be. */
  readonly charge: Readonly<Record<string, unknown>> | null;
  /** Why nothing is sent, or what is left out, in words. */
  readonly remarques: readonly string[];
}

/** What Apidae would be sent of an objet, and nothing else. */
export function chargeApidae(objet: ObjetEcrit, regles: ReglesDEcriture, mode: ModeDEcriture): ChargeApidae {
  const refus = refusDe(objet, regles, mode);
  if (refus !== null) return { charge: null, remarques: [refus] };
  const { identifiant, document } = objet;
  const cible = mode === 'CREATION' ? {} : { id: Number(identifiant) };
  if (mode !== 'CREATION' && mode !== 'MODIFICATION') return { charge: { mode, ...cible }, remarques: [] };
  const lines = regles.correspondance.map((ligne) => ({ ...ligne, valeur: valeurDe(document, ligne.champ) }));
  const filled = lines.filter(({ valeur }) => valeur !== undefined);
  const root: Record<string, unknown> = mode === 'CREATION' ? { type: TYPES_ECRITS[document.typeBridge] } : {};
  for (const { chemin, valeur } of filled) put(root, chemin.split('.'), valeur);
  const criteres = nombresDe(regles.criteresInternes);
  return {
    charge: {
      mode,
      ...cible,
      ...(mode === 'CREATION' && { type: TYPES_ECRITS[document.typeBridge], proprietaireId: Number(regles.membre) }),
      skipValidation: regles.skipValidation,
      fields: ['root'],
      root,
      'root.fieldList': filled.map(({ chemin }) => chemin),
      ...(criteres.length > 0 && { criteresInternesAAjouter: criteres }),
    },
    remarques: lines.flatMap(({ chemin, valeur }) =>
      valeur === undefined ? [`${chemin}\u00a0: l’objet n’a rien à y écrire.`] : [],
    ),
  };
}

function refusDe({ document, identifiant }: ObjetEcrit, regles: ReglesDEcriture, mode: ModeDEcriture): string | null {
  const { typeBridge } = document;
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

function valeurDe(document: DocumentObjet, champ: ChampEcrit): unknown {
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
      return lieu.point && { type: 'Point', coordinates: [lieu.point.lon, lieu.point.lat] };
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
function moyens({ contacts }: DocumentObjet): unknown {
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

const nombresDe = (texte: string) =>
  texte
    .split(',')
    .map((one) => Number(one.trim()))
    .filter((one) => Number.isInteger(one) && one > 0);
