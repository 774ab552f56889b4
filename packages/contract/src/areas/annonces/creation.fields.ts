import type { z } from 'zod';
import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { choice, ref, text } from '../../kernel/fields/fields.ts';
import { nameOfRef } from '../../kernel/fields/ref.ts';
import { list, newItem } from '../../kernel/fields/variants.ts';
import { fauteDAdresse } from './adresse.rules.ts';

const LANGUES_DE_CREATION = [{ value: '', label: 'Toutes les langues' }, ...LANGUES_CHOIX] as const;

/** The créations of an annonce, one per format and language. `format.rules.ts` says what a format asks of each. */
export const creations = list(
  {
    format: ref({ label: 'Format', to: 'formatAnnonce', required: true }),
    /** The language always has a value, so that nobody has to choose one. */
    langue: {
      ...choice(LANGUES_DE_CREATION, { label: 'Langue', required: true, initial: '', beside: true }),
      required: false,
    },
    media: ref({ label: 'Visuel', to: 'media', widget: 'visuel-d-annonce' }),
    affiche: ref({ label: 'Affiche', help: 'L’image que l’on voit avant que la vidéo ne joue.', to: 'media' }),
    /** The id of the deposited archive, for an HTML5 format. */
    archive: text({ label: 'Archive HTML5', longest: 36, widget: 'archive-d-annonce' }),
    titre: text({ label: 'Titre', longest: 200 }),
    accroche: text({ label: 'Accroche', longest: 500 }),
    bouton: text({ label: 'Bouton', placeholder: 'Réserver', longest: 40 }),
    url: text({
      label: 'Adresse',
      help: 'En https. Vide\u00a0: la fiche de l’établissement. L’origine (utm_) y est ajoutée d’elle-même.',
      placeholder: 'https://www.exemple.fr/offre',
      longest: 2_000,
    }),
    alternatif: text({ label: 'Texte alternatif', help: 'Vide\u00a0: celui du média.', longest: 300 }),
  },
  {
    label: 'Créations',
    group: 'creations',
    widget: 'creations-d-annonce',
    most: 40,
    words: { noun: { one: 'Création', many: 'Créations', feminine: true }, byPlace: true, add: 'Ajouter une création' },
    itemTitle: ({ format, langue }, names) =>
      [
        nameOfRef(format, names) ?? 'Format',
        LANGUES_CHOIX.find(({ value }) => value === langue)?.label ?? 'toutes les langues',
      ].join(' · '),
    sentence: ({ titre, accroche }) => titre || accroche,
    check: ({ url }, refuse) => {
      const message = fauteDAdresse(url);
      if (message !== null) refuse('url', message);
    },
    checkAll: (all, refuse) => {
      const seen = new Set<string>();
      for (const [rang, { format, langue }] of all.entries()) {
        const cle = `${format.id} ${langue}`;
        if (seen.has(cle)) refuse([rang, 'langue'], 'Une autre création a déjà ce format et cette langue.');
        seen.add(cle);
      }
    },
  },
);
export type Creation = z.output<typeof creations.itemSchema>;

export const nouvelleCreation = (format: number): Creation =>
  newItem(creations, { format: { ref: 'formatAnnonce', id: format } });
