import type { Groupe } from '../../catalogue/regle/regle.schemas.ts';
import { SANS_REGLE } from '../../catalogue/regle/regle.schemas.ts';
import { type RegleDeScore, reglesDeScore } from '../../catalogue/score.fields.ts';
import type { Ref } from '../../kernel/fields/ref.ts';
import { newItem } from '../../kernel/fields/variants.ts';
import type { Scoring } from './scoring.resource.ts';

/** A profile that is ready, to be adapted. */
export interface ModeleDeScoring extends Pick<Scoring, 'nom' | 'objectif' | 'description' | 'normalise'> {
  readonly code: string;
  readonly regles: RegleDeScore[];
}

/** Labels that nearly every territory has; `normes` are words of their names, without accents. */
export const LABELS_CONNUS = [
  { libelle: 'Qualité Tourisme', normes: ['qualite tourisme'] },
  { libelle: 'Accueil Vélo', normes: ['accueil velo'] },
  { libelle: 'Tourisme & Handicap', normes: ['tourisme handicap', 'tourisme et handicap'] },
] as const;

/** The words of this instance that ready-made profiles look for. */
export interface MotsTrouves {
  readonly labels: readonly { readonly libelle: string; readonly modalites: readonly Ref<'modalite'>[] }[];
  readonly adherents: readonly Ref<'tag'>[];
}

const regle = (libelle: string, points: number, condition: Groupe, changes: Partial<RegleDeScore> = {}) =>
  newItem(reglesDeScore, { libelle, points, condition, ...changes });

type FaitDeRegle = Extract<Groupe['regles'][number], { genre: 'fait' }>['fait'];
const groupe = (...regles: Groupe['regles']): Groupe => ({ genre: 'groupe', lien: 'et', regles });
const fait = (nom: FaitDeRegle, present = true) => groupe({ genre: 'fait', fait: nom, present });

/** The empty group of members, until a person fills it. */
const PERSONNE: Groupe = { genre: 'groupe', lien: 'ou', regles: [] };

/** The five profiles to start from. Nothing is saved until a person saves one. */
export function modelesPrets({ labels, adherents }: MotsTrouves): readonly ModeleDeScoring[] {
  return [completude(), fraicheur(), desAdherents(adherents), desLabels(labels), proximite()];
}

function completude(): ModeleDeScoring {
  return {
    code: 'completude',
    nom: 'Complétude des fiches',
    objectif: 'qualite',
    description:
      'Les fiches les mieux remplies d’abord\u00a0: photos, textes, horaires, tarifs, position, traductions.',
    normalise: true,
    regles: [
      regle('Photos', 25, SANS_REGLE, {
        calcul: { mode: 'proportionnel', mesure: { genre: 'simple', champ: 'photos' }, plein: 5 },
      }),
      regle('Description', 20, fait('description')),
      regle('Horaires ou dates', 15, {
        genre: 'groupe',
        lien: 'ou',
        regles: [
          { genre: 'fait', fait: 'horaires', present: true },
          { genre: 'fait', fait: 'dates', present: true },
        ],
      }),
      regle('Tarifs', 10, fait('tarifs')),
      regle('Position sur la carte', 10, fait('position')),
      regle('Moyen de contact', 10, {
        genre: 'groupe',
        lien: 'ou',
        regles: [
          { genre: 'fait', fait: 'telephone', present: true },
          { genre: 'fait', fait: 'email', present: true },
          { genre: 'fait', fait: 'site', present: true },
        ],
      }),
      regle('Traduction en anglais', 10, SANS_REGLE, {
        calcul: { mode: 'proportionnel', mesure: { genre: 'completude', langue: 'en' }, plein: 100 },
      }),
    ],
  };
}

function fraicheur(): ModeleDeScoring {
  return {
    code: 'fraicheur',
    nom: 'Fraîcheur',
    objectif: 'fraicheur',
    description: 'Les fiches mises à jour récemment d’abord, puis les nouvelles.',
    normalise: true,
    regles: [
      regle('Mise à jour récente', 80, SANS_REGLE, {
        calcul: { mode: 'degressif', repere: 'sourceMajLe', jours: 365 },
      }),
      regle('Nouveau dans le catalogue', 20, SANS_REGLE, {
        calcul: { mode: 'degressif', repere: 'premiereVueLe', jours: 60 },
      }),
    ],
  };
}

function desAdherents(tags: MotsTrouves['adherents']): ModeleDeScoring {
  const condition =
    tags.length === 0 ? PERSONNE : groupe({ genre: 'mots', champ: 'tags', op: 'une', valeurs: [...tags] });
  return {
    code: 'adherents',
    nom: 'Visibilité des adhérents',
    objectif: 'adherents',
    description:
      tags.length === 0
        ? 'Vos adhérents d’abord, à fiches égales les plus complètes. Dites dans la première règle à quel tag on les reconnaît.'
        : 'Vos adhérents d’abord, à fiches égales les plus complètes.',
    normalise: true,
    regles: [
      regle('Adhérent', 60, condition),
      regle('Photo', 20, fait('photo')),
      regle('Description', 20, fait('description')),
    ],
  };
}

function desLabels(labels: MotsTrouves['labels']): ModeleDeScoring {
  return {
    code: 'labels',
    nom: 'Labels et classements',
    objectif: 'labels',
    description: 'Les objets labellisés et classés d’abord.',
    normalise: true,
    regles: [
      ...labels
        .filter(({ modalites }) => modalites.length > 0)
        .map(({ libelle, modalites }) =>
          regle(libelle, 20, groupe({ genre: 'mots', champ: 'modalites', op: 'une', valeurs: [...modalites] }), {
            publique: true,
          }),
        ),
      regle('Au moins un label', 30, fait('label'), { publique: true }),
      regle('Classement', 20, SANS_REGLE, {
        calcul: { mode: 'proportionnel', mesure: { genre: 'simple', champ: 'classement' }, plein: 5 },
        publique: true,
      }),
      regle('Accessibilité renseignée', 10, fait('accessibilite'), { publique: true }),
    ],
  };
}

function proximite(): ModeleDeScoring {
  return {
    code: 'proximite-de-date',
    nom: 'Proximité de date',
    objectif: 'saison',
    description: 'Les événements les plus proches d’abord\u00a0; ce qui est passé descend de lui-même.',
    normalise: true,
    regles: [
      regle('Bientôt', 70, SANS_REGLE, { calcul: { mode: 'degressif', repere: 'prochaineDate', jours: 60 } }),
      regle(
        'Ce week-end',
        30,
        groupe({
          genre: 'date',
          sens: 'a-lieu',
          periode: { genre: 'relative', quand: 'ce-week-end' },
          sansDate: false,
        }),
        { publique: true },
      ),
    ],
  };
}
