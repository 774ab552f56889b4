import { JOURS_DE_SEMAINE, SAISONS } from '../../catalogue/dates/calendrier.choix.ts';
import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { regles } from '../../catalogue/regle/regle.fields.ts';
import { reglesFacultativesEnMots } from '../../catalogue/regle/regle.words.ts';
import { boolean, choices, number, references, text } from '../../kernel/fields/fields.ts';

const objectif = (label: string) =>
  number({ label, group: 'rythme', min: 1, max: 1_000_000_000, integer: true, advanced: true });

/** How often an annonce is shown, on which pages, and how its clicks are followed. */
export const diffusionFields = {
  jours: choices(JOURS_DE_SEMAINE, { label: 'Jours', help: 'Vide\u00a0: tous.', group: 'rythme' }),
  deHeure: number({
    label: 'À partir de',
    help: 'Vide\u00a0: toute la journée.',
    group: 'rythme',
    min: 0,
    max: 23,
    integer: true,
    unit: 'h',
  }),
  aHeure: number({
    label: 'Jusqu’à',
    help: 'Avant l’heure de début\u00a0: jusqu’au lendemain.',
    group: 'rythme',
    min: 1,
    max: 24,
    integer: true,
    unit: 'h',
  }),
  poids: number({
    label: 'Poids',
    help: 'Deux fois plus lourde, elle paraît deux fois plus souvent que ses voisines.',
    group: 'rythme',
    required: true,
    initial: 10,
    min: 1,
    max: 100,
    integer: true,
  }),
  lissage: boolean({
    label: 'Répartir sur toute la période',
    help: 'Plutôt que d’atteindre ses objectifs au plus vite.',
    group: 'rythme',
    initial: true,
  }),
  plafondPage: number({
    label: 'Fois par page',
    help: 'Au plus. Vide\u00a0: une seule.',
    group: 'rythme',
    min: 1,
    max: 20,
    integer: true,
  }),
  plafondVisite: number({
    label: 'Fois par visite',
    help: 'Au plus, sans cookie\u00a0: la page s’en souvient tant qu’elle est ouverte. Vide\u00a0: sans limite.',
    group: 'rythme',
    min: 1,
    max: 1_000,
    integer: true,
  }),
  objectifVues: objectif('Objectif de vues'),
  objectifClics: objectif('Objectif de clics'),
  objectifPassages: objectif('Objectif de passages sur écran'),
  objectifParutions: objectif('Objectif de parutions imprimées'),
  regles: regles({
    label: 'Pages dont l’objet répond à ces règles',
    group: 'ciblage',
    widget: 'regles-facultatives',
    words: reglesFacultativesEnMots,
    placeholder: 'Aucune règle\u00a0: toutes les pages conviennent.',
  }),
  rayon: number({
    label: 'Distance de l’établissement',
    help: 'Les pages d’objets plus éloignés ne la montrent pas.',
    group: 'ciblage',
    min: 0.1,
    max: 1_000,
    unit: 'km',
  }),
  sites: references({ label: 'Sites', to: 'site', group: 'ciblage', filterable: true }),
  listes: references({ label: 'Listes', to: 'listeWeb', group: 'ciblage', filterable: true }),
  langues: choices(LANGUES_CHOIX, { label: 'Langues', group: 'ciblage', filterable: true }),
  saisons: choices(SAISONS, { label: 'Saisons', group: 'ciblage' }),
  exclusions: regles({
    label: 'Jamais sur la page de ces objets',
    help: 'Ses concurrents, par exemple. Sa propre fiche n’en est jamais.',
    group: 'exclusions',
    widget: 'regles-facultatives',
    words: reglesFacultativesEnMots,
    placeholder: 'Aucune règle\u00a0: aucune page n’est écartée.',
  }),
  fichesExclues: references({
    label: 'Ni sur ces fiches',
    to: 'objet',
    group: 'exclusions',
  }),
  utm: boolean({
    label: 'Ajouter l’origine aux liens (utm_)',
    help: 'L’annonceur reconnaît ainsi les visiteurs que vous lui envoyez.',
    group: 'suivi',
    initial: true,
  }),
  campagne: text({
    label: 'Nom de la campagne',
    help: 'Vide\u00a0: le nom de l’annonce.',
    group: 'suivi',
    longest: 100,
  }),
} as const;
