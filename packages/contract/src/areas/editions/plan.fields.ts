import type { z } from 'zod';
import { choice, colour, number, ref, translated } from '../../kernel/fields/fields.ts';
import { nameOfRef, type Ref } from '../../kernel/fields/ref.ts';
import { firstTextOf } from '../../kernel/fields/variants.items.ts';
import { variant, variants } from '../../kernel/fields/variants.ts';
import type { Names } from '../../kernel/resource/resource-answers.ts';

const SAUTS_DE_PLAN = [
  { value: 'aucun', label: 'À la suite' },
  { value: 'page', label: 'Sur une nouvelle page' },
  { value: 'page-impaire', label: 'Sur une page de droite' },
] as const;

const CLES_D_INDEX = [
  { value: 'commune', label: 'Par commune' },
  { value: 'nom', label: 'Par nom' },
  { value: 'type', label: 'Par type' },
  { value: 'label', label: 'Par label' },
] as const;

/** Where a part of the document starts. */
const saut = choice(SAUTS_DE_PLAN, { label: 'Commence', required: true, initial: 'page' });
const titre = translated({ label: 'Titre', longest: 150 });

const named = (of: Ref | null, names: Names) => (of && nameOfRef(of, names)) ?? '';
const quote = (of: Ref, names: Names) => `«\u00a0${named(of, names) || '…'}\u00a0»`;

/** The title of a part in the plan: its name or its kind, then what it changes. */
const under = (nom: string, label: string, ...parts: readonly string[]) =>
  [nom === '' ? '' : label, ...parts].filter(Boolean).join(' · ');

/** The parts of a document, in order. */
export const plan = variants(
  'genre',
  {
    rubrique: variant({
      label: 'Rubrique dynamique',
      icon: 'section',
      fields: {
        rubrique: ref({ label: 'Rubrique', to: 'rubriqueDynamique', required: true }),
        titre: translated({ label: 'Autre titre', help: 'Vide\u00a0: celui de la rubrique.', longest: 150 }),
        selection: ref({ label: 'Autre sélection', to: 'selection', placeholder: 'Celle de la rubrique' }),
        tri: ref({ label: 'Autre tri', to: 'tri', placeholder: 'Celui de la rubrique', beside: true }),
        couleur: colour({ label: 'Couleur du chapitre' }),
        saut: { ...saut, beside: true },
      },
      title: ({ titre: own, rubrique }, names) => firstTextOf(own) || named(rubrique, names),
      sentence: ({ titre: own, rubrique, selection, tri }, names) =>
        under(
          firstTextOf(own) || named(rubrique, names),
          'Rubrique dynamique',
          [selection ? `sélection ${quote(selection, names)}` : '', tri ? `tri ${quote(tri, names)}` : '']
            .filter(Boolean)
            .join(', '),
        ),
    }),
    'page-libre': variant({
      label: 'Page libre',
      icon: 'page',
      fields: {
        titre,
        texte: translated({ label: 'Texte', of: 'richText', longest: 20_000 }),
        media: ref({ label: 'Image ou PDF en pleine page', to: 'media', widget: 'pleine-page' }),
        saut,
      },
      title: 'titre',
      sentence: ({ titre: own }) => under(firstTextOf(own), 'Page libre'),
      check: ({ texte, media }, refuse) => {
        if (media === null && !Object.values(texte).some(Boolean))
          refuse('texte', 'Écrivez un texte, ou choisissez un média.');
      },
    }),
    annonce: variant({
      label: 'Page d’annonce',
      icon: 'ad',
      fields: {
        espace: ref({
          label: 'Espace',
          to: 'espace',
          placeholder: 'Un espace du canal Édition\u00a0: son annonce de ce jour-là',
        }),
        annonce: ref({ label: 'Ou une annonce précise', to: 'annonce' }),
      },
      title: ({ espace, annonce }, names) => named(espace ?? annonce, names),
      sentence: ({ espace, annonce }, names) => under(named(espace ?? annonce, names), 'Page d’annonce'),
      // One of the two is kept: all annonces of the espace that day, or this one.
      settle: (item, changed) =>
        changed === 'espace' && item.espace !== null
          ? { ...item, annonce: null }
          : changed === 'annonce' && item.annonce !== null
            ? { ...item, espace: null }
            : item,
      check: ({ espace, annonce }, refuse) => {
        if ((espace === null) === (annonce === null)) refuse('espace', 'Choisissez un espace, ou une annonce.');
      },
    }),
    carte: variant({
      label: 'Carte',
      icon: 'map',
      fields: { carte: ref({ label: 'Carte', to: 'carte', required: true }), titre, saut },
      title: ({ titre: own, carte }, names) => firstTextOf(own) || named(carte, names),
      sentence: ({ titre: own, carte }, names) => under(firstTextOf(own) || named(carte, names), 'Carte'),
    }),
    legende: variant({
      label: 'Légende',
      icon: 'legend',
      fields: {
        legende: ref({ label: 'Légende', to: 'legende', required: true }),
        saut: { ...saut, initial: 'aucun' },
      },
      title: 'legende',
      sentence: ({ legende }, names) => under(named(legende, names), 'Légende'),
    }),
    index: variant({
      label: 'Index',
      icon: 'index',
      fields: { cle: choice(CLES_D_INDEX, { label: 'Classé', required: true, initial: 'commune' }), titre, saut },
      title: 'titre',
      sentence: ({ titre: own }) => under(firstTextOf(own), 'Index'),
    }),
    sommaire: variant({
      label: 'Sommaire',
      help: 'Les rubriques et leurs pages, d’après «\u00a0Sommaire et index\u00a0» plus bas.',
      icon: 'book',
      fields: { saut },
      title: () => '',
    }),
    notes: variant({
      label: 'Pages de notes',
      icon: 'notes',
      fields: {
        gabarit: ref({ label: 'Gabarit', to: 'gabaritNotes', required: true }),
        pages: number({ label: 'Nombre de pages', min: 1, max: 32, integer: true, required: true, initial: 2 }),
      },
      title: 'gabarit',
      sentence: ({ gabarit, pages }, names) =>
        under(named(gabarit, names), 'Pages de notes', pages === null ? '' : `${pages} page${pages > 1 ? 's' : ''}`),
    }),
  },
  {
    label: 'Plan',
    group: 'plan',
    words: {
      add: 'Ajouter au plan',
      none: 'Rien encore. Commencez par une rubrique\u00a0: elle remplit ses pages toute seule.',
    },
    checkAll: (parts, refuse) => {
      if (parts.filter(({ genre }) => genre === 'sommaire').length > 1)
        refuse([], 'Le sommaire ne figure qu’une fois dans le plan.');
    },
  },
);

export type ElementDePlan = z.output<typeof plan.itemSchema>;
export type GenreDePlan = ElementDePlan['genre'];
// The type of Object.keys is wider than the names of the forms.
export const GENRES_DE_PLAN = Object.keys(plan.forms) as GenreDePlan[];
