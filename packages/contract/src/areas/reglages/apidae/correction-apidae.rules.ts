import type { Langue, Textes } from '../../../catalogue/langue.ts';
import type { DocumentObjet } from '../../../catalogue/objet.schemas.ts';
import { CHEMINS_APIDAE, LIBELLES_APIDAE } from './apidae.choix.ts';
import type { LigneDEcriture } from './correspondance-apidae.schemas.ts';

/** The fields that are texts, in several languages. */
export const CHAMPS_DE_TEXTE = ['nom', 'resume', 'description', 'ouverture', 'tarifs', 'acces'] as const;
export type ChampDeTexte = (typeof CHAMPS_DE_TEXTE)[number];

/** A text that an entity wrote in place of the source's, or had translated. */
export interface Correction {
  readonly champ: ChampDeTexte;
  readonly langue: Langue;
  readonly valeur: string;
}

/** A text that would change, or has changed, in Apidae. */
export interface ValeurProposee {
  readonly champ: ChampDeTexte;
  readonly chemin: string;
  readonly langue: Langue;
  readonly avant: string;
  readonly apres: string;
}

export function textesDe(document: DocumentObjet, champ: ChampDeTexte): Textes {
  switch (champ) {
    case 'nom':
    case 'resume':
    case 'description':
      return document[champ];
    case 'ouverture':
    case 'tarifs':
      return document[champ].texte ?? {};
    case 'acces':
      return document.lieu.acces ?? {};
  }
}

/** An objet with its entity's texts over those of the source. */
export function documentCorrige(document: DocumentObjet, corrections: readonly Correction[]): DocumentObjet {
  const said = (champ: ChampDeTexte): Textes => ({
    ...textesDe(document, champ),
    ...Object.fromEntries(
      corrections.filter((one) => one.champ === champ).map(({ langue, valeur }) => [langue, valeur]),
    ),
  });
  const { ouverture, tarifs, lieu } = document;
  return {
    ...document,
    nom: said('nom'),
    resume: said('resume'),
    description: said('description'),
    ouverture: { ...ouverture, texte: said('ouverture') },
    tarifs: { ...tarifs, texte: said('tarifs') },
    lieu: { ...lieu, acces: said('acces') },
  };
}

/** Whether two texts are the same, whatever their line ends and spaces. */
export const isMemeTexte = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The texts at a path of an Apidae record, in all languages, those unknown to Bridge too. */
export function libellesA(fiche: unknown, chemin: string): Record<string, string> {
  const found = valueAt(fiche, chemin);
  return Object.fromEntries(
    Object.entries(Object(found)).flatMap(([name, text]) =>
      name.startsWith('libelle') && typeof text === 'string' ? [[name, text]] : [],
    ),
  );
}

export function valueAt(fiche: unknown, chemin: string): unknown {
  return chemin.split('.').reduce<unknown>((value, name) => (isPart(value) ? value[name] : undefined), fiche);
}
const isPart = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Texts that Apidae may generate: writing there is lost, or ends the generation for good. */
const GENERES: Readonly<Partial<Record<string, string>>> = {
  'ouverture.periodeEnClair': 'ouverture.periodeEnClairGenerationMode',
  'descriptionTarif.tarifsEnClair': 'descriptionTarif.tarifsEnClairGenerationMode',
};
const BALISE = /<\/?[a-z][^>]*>/i;

interface Source {
  readonly document: DocumentObjet;
  /** Its record as Apidae gave it, or null when unknown. */
  readonly fiche: unknown;
}

/** What corrections change in an Apidae objet, text by text, and what is left out. */
export function valeursProposees(
  { document, fiche }: Source,
  corrections: readonly Correction[],
  correspondance: readonly LigneDEcriture[],
): { readonly valeurs: readonly ValeurProposee[]; readonly remarques: readonly string[] } {
  const valeurs: ValeurProposee[] = [];
  const remarques: string[] = [];
  for (const { champ, langue, valeur: apres } of corrections) {
    const chemin = correspondance.find((ligne) => ligne.champ === champ)?.chemin;
    const avant = textesDe(document, champ)[langue] ?? '';
    if (isMemeTexte(avant, apres)) continue;
    const refus = chemin === undefined ? SANS_CHEMIN : refusDeTexte(apres, chemin, fiche);
    if (chemin === undefined || refus !== null) remarques.push(`${nomDuChamp(champ)}\u00a0: ${refus}`);
    else valeurs.push({ champ, chemin, langue, avant, apres });
  }
  return { valeurs, remarques: [...new Set(remarques)] };
}

const SANS_CHEMIN = 'la configuration n’a pas de chemin pour ce texte\u00a0; il reste dans Bridge.';

function refusDeTexte(texte: string, chemin: string, fiche: unknown): string | null {
  const mode = GENERES[chemin];
  if (mode !== undefined && valueAt(fiche, mode) === 'AUTOMATIQUE')
    return 'Apidae compose ce texte lui-même. Passez-le d’abord en saisie manuelle dans Apidae.';
  return BALISE.test(texte) ? 'Apidae n’accepte pas de balises HTML. Retirez-les du texte.' : null;
}

/** A field as Apidae takes it: whole, so that unchanged languages stay. */
export function libellesEcrits(
  { document, fiche }: Source,
  valeurs: readonly ValeurProposee[],
  chemin: string,
): Record<string, string> {
  const known = libellesA(fiche, chemin);
  const changed = valeurs.filter((valeur) => valeur.chemin === chemin);
  const [first] = changed;
  const base = Object.keys(known).length > 0 || !first ? known : libelles(textesDe(document, first.champ));
  for (const { langue, apres } of changed)
    if (apres === '') delete base[LIBELLES_APIDAE[langue]];
    else base[LIBELLES_APIDAE[langue]] = apres;
  return base;
}

/** Texts by language, under the names that Apidae gives to languages. */
export function libelles(textes: Textes): Record<string, string> {
  // Textes has languages for keys, which Object.entries forgets.
  return Object.fromEntries(
    Object.entries(textes).flatMap(([langue, texte]) => (texte ? [[LIBELLES_APIDAE[langue as Langue], texte]] : [])),
  );
}

export const nomDuChemin = (chemin: string): string =>
  CHEMINS_APIDAE.find(({ value }) => value === chemin)?.label ?? chemin;

const NOMS: Readonly<Record<ChampDeTexte, string>> = {
  nom: 'Nom',
  resume: 'Descriptif court',
  description: 'Descriptif détaillé',
  ouverture: 'Ouverture en clair',
  tarifs: 'Tarifs en clair',
  acces: 'Complément d’accès',
};
const nomDuChamp = (champ: ChampDeTexte): string => NOMS[champ];
