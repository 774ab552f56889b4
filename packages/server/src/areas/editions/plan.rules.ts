import {
  type BilanDePlan,
  type DemandeDeBilan,
  type ElementDePlan,
  formOf,
  LANGUES_CHOIX,
  type Langue,
  modeleEdition,
  type Names,
  type Ref,
} from '@bridge/contract';
import { nombreEcrit } from '../../rendering/print/gabarits/gabarit.variables.ts';

type Section = BilanDePlan['sections'][number];
type ParLangue = Readonly<Partial<Record<string, string>>>;

/** The facts of the section that an element names; undefined when it is gone or the reader does not see it. */
export interface RubriqueConnue {
  readonly nom: string;
  readonly titre: ParLangue;
  readonly selection: { readonly id: number; readonly nom: string } | null;
  readonly objets: number | null;
  /** The map that its numbers refer to, or null. */
  readonly renvoiCarte: number | null;
}

interface Connu {
  readonly names: Names;
  readonly langues: readonly Langue[];
  readonly rubrique: RubriqueConnue | undefined;
  /** The maps of the plan. */
  readonly cartes: readonly number[];
}

const ABSENT = 'Cet élément n’existe plus, ou vous n’y avez pas accès.';

/** A part of a plan: its name, its contents, its warnings. */
export function sectionDe(element: ElementDePlan, rang: number, connu: Connu): Section {
  const { nom, alertes } = tell(element, connu);
  const { rubrique } = connu;
  return {
    rang,
    genre: element.genre,
    nom: nom || (formOf(modeleEdition.fields.plan, element)?.label ?? element.genre),
    objets: rubrique?.objets ?? null,
    selection: rubrique?.selection ?? null,
    alertes,
  };
}

function tell(element: ElementDePlan, { names, langues, rubrique, cartes }: Connu): { nom: string; alertes: string[] } {
  const named = (ref: Ref) => names[ref.ref]?.[String(ref.id)];
  const of = (ref: Ref) => ({ nom: named(ref) ?? '', alertes: named(ref) === undefined ? [ABSENT] : [] });
  switch (element.genre) {
    case 'rubrique': {
      if (rubrique === undefined) return { nom: '', alertes: [ABSENT] };
      const titre = { ...rubrique.titre, ...element.titre };
      const alertes = [...vide(rubrique), ...manque('Titre', titre, langues), ...sansCarte(rubrique, cartes)];
      return { nom: titre.fr || rubrique.nom, alertes };
    }
    case 'page-libre': {
      const media = element.media === null ? [] : of(element.media).alertes;
      const texte = element.media === null ? manque('Texte', element.texte, langues) : [];
      return { nom: element.titre.fr ?? '', alertes: [...media, ...texte] };
    }
    case 'annonce': {
      const ref = element.espace ?? element.annonce;
      return ref === null ? { nom: '', alertes: [] } : of(ref);
    }
    case 'carte': {
      const carte = of(element.carte);
      return { nom: element.titre.fr || carte.nom, alertes: carte.alertes };
    }
    case 'legende':
      return of(element.legende);
    case 'notes':
      return of(element.gabarit);
    case 'index':
      return { nom: element.titre.fr ?? '', alertes: manque('Titre', element.titre, langues) };
    case 'sommaire':
      return { nom: '', alertes: [] };
  }
}

function vide({ selection, objets }: RubriqueConnue): string[] {
  if (selection === null) return ['Sa sélection n’existe plus, ou vous n’y avez pas accès.'];
  return objets === 0
    ? ['Rien n’y paraîtrait\u00a0: sa sélection est vide, ou sa période et son score écartent tout.']
    : [];
}

/** Warns of numbers that refer to a map missing from the plan. */
function sansCarte({ renvoiCarte }: RubriqueConnue, cartes: readonly number[]): string[] {
  if (renvoiCarte === null || cartes.includes(renvoiCarte)) return [];
  return [
    'Ses numéros renvoient à une carte qui n’est pas dans le plan\u00a0: ajoutez-la, ou retirez le renvoi de la rubrique.',
  ];
}

/** « Titre manquant en anglais. » Where nothing at all is written, nothing is missing. */
function manque(quoi: string, textes: ParLangue, langues: readonly Langue[]): string[] {
  if (!Object.values(textes).some(Boolean)) return [];
  const absent = langues.filter((langue) => !textes[langue]);
  const noms = LANGUES_CHOIX.filter(({ value }) => absent.includes(value)).map(({ label }) => label.toLowerCase());
  return noms.length === 0 ? [] : [`${quoi} manquant en ${noms.join(', ')}.`];
}

/** Warns of pages of another size than the gabarit is made for. */
export function alertesDuFormat(
  { nom, formats }: { readonly nom: string; readonly formats: readonly string[] },
  { format }: Pick<DemandeDeBilan, 'format'>,
): string[] {
  return formats.length === 0 || formats.includes(format)
    ? []
    : [`Le gabarit «\u00a0${nom}\u00a0» n’est pas prévu pour ce format.`];
}

interface Propriete {
  readonly nom: string;
  readonly genre: string;
  readonly valeurs: string;
}

interface Reglable {
  readonly proprietes: readonly Propriete[];
  readonly zones: readonly {
    readonly nom: string;
    readonly libelle: string;
    readonly genre: string;
    readonly obligatoire: boolean;
  }[];
}

/** Whether the model fills a zone by itself: other zones wait for a parameter of their name. */
const isFilled = ({ nom, genre }: Reglable['zones'][number]) =>
  ['titre', 'sous-titre'].includes(nom) || ['image', 'logo', 'date'].includes(genre);

/** Warns of parameters that no gabarit of the model has or accepts, and of zones that nothing fills. */
export function alertesDesParametres(
  gabarits: readonly Reglable[],
  { parametres }: Pick<DemandeDeBilan, 'parametres'>,
): string[] {
  const proprietes = gabarits.flatMap((gabarit) => gabarit.proprietes);
  const zones = gabarits.flatMap((gabarit) => gabarit.zones);
  const empty = zones.filter(
    (zone) =>
      zone.obligatoire && !isFilled(zone) && !parametres.some((one) => one.nom === zone.nom && one.valeur !== ''),
  );
  return [
    ...parametres.flatMap(({ nom, valeur }) => {
      if (![...proprietes, ...zones].some((known) => known.nom === nom))
        return [`Aucun gabarit du modèle n’a de paramètre «\u00a0${nom}\u00a0».`];
      return proprietes.filter((known) => known.nom === nom).flatMap((propriete) => refusOf(propriete, valeur));
    }),
    ...empty.map(
      (zone) =>
        `La zone «\u00a0${zone.libelle}\u00a0» doit être remplie\u00a0: réglez le paramètre «\u00a0${zone.nom}\u00a0».`,
    ),
  ];
}

function refusOf({ nom, genre, valeurs }: Propriete, valeur: string): string[] {
  const choices = valeurs.split(',').map((choice) => choice.trim());
  if (genre === 'choix' && !choices.includes(valeur))
    return [
      `Le paramètre «\u00a0${nom}\u00a0» ne peut pas être «\u00a0${valeur}\u00a0»\u00a0: choisissez entre ${choices.join(', ')}.`,
    ];
  return genre === 'nombre' && nombreEcrit(valeur) === null
    ? [`Le paramètre «\u00a0${nom}\u00a0» attend un nombre\u00a0: «\u00a0${valeur}\u00a0» n’en est pas un.`]
    : [];
}

/** The warnings of the plan as a whole. */
export function alertesDuPlan(plan: readonly ElementDePlan[]): string[] {
  const has = (genre: ElementDePlan['genre']) => plan.some((element) => element.genre === genre);
  if (plan.length === 0) return ['Le plan est vide\u00a0: ajoutez-y une rubrique.'];
  return has('index') && !has('rubrique') ? ['Un index sans rubrique n’a rien à classer.'] : [];
}
