import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { adminsWeb } from '../roles.ts';
import { choixDeFiltre } from './filtre.fields.ts';
import { lecteursWeb } from './web.roles.ts';

const ids = z.array(idSchema).min(1, 'Choisissez au moins un élément.').max(100);

/** Adds a filter to moteurs; one that has it already keeps it in its place. */
export const offerInMoteurs = defineEndpoint({
  method: 'POST',
  path: '/api/web/filtres/moteurs',
  summary: 'Ajoute des filtres à la fin de plusieurs moteurs',
  access: adminsWeb,
  body: z.strictObject({ filtres: ids, moteurs: ids }),
  /** How many moteurs were changed. */
  response: z.object({ changes: z.number().int() }),
});

/** The columns of a file of choices; « Libellé en » is the label in English, and so on. */
export const COLONNES_DE_CHOIX = { valeur: 'Valeur', libelle: 'Libellé', adresse: 'Adresse' } as const;
export const LONGEST_CSV_DE_CHOIX = 200_000;
/** How many lines that were left out are told. */
export const MOST_ECARTEES = 20;

/** Choices for a filter, from a table that people have: nothing is saved. */
export const readChoixCsv = defineEndpoint({
  method: 'POST',
  path: '/api/web/filtres/choix/lire',
  summary: 'Les choix d’un filtre, lus dans un fichier CSV',
  access: lecteursWeb,
  body: z.strictObject({
    valeurs: z.record(z.string(), z.unknown()),
    contenu: z.string().max(LONGEST_CSV_DE_CHOIX, 'Ce fichier est trop gros pour des choix de filtre.'),
  }),
  response: z.object({
    choix: choixDeFiltre.schema,
    /** The first lines left out, with the reason: they say nothing that the filter knows. */
    ecartees: z.array(z.object({ ligne: z.number().int(), raison: z.string() })).max(MOST_ECARTEES),
    /** How many lines were left out in all. */
    totalEcartees: z.number().int(),
  }),
});
