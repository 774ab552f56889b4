import { z } from 'zod';
import { boolean, datetime, json, number, reference, text } from '../../kernel/fields/fields.ts';
import { defineReadOnly } from '../../kernel/resource/read-only.ts';
import { poidsEnMots } from '../../kernel/words/format.ts';
import { depotHead } from './flux.heads.ts';

const fluxQuiLit = z.object({ ressource: z.string(), id: z.number().int(), nom: z.string() });

/** The files that people put down for their feeds. */
export const depot = defineReadOnly({
  ...depotHead,
  table: 'depots',
  purpose:
    'Les fichiers que les flux lisent, déposés dans la console. Celui qu’aucun flux ne nomme est retiré un jour après son dépôt.',
  title: 'fichier',
  owner: 'entiteId',
  fields: {
    fichier: text({ label: 'Fichier', required: true, sortable: true, searchable: true }),
    /** The name by which a feed names it. */
    nom: text({ label: 'Emplacement', required: true }),
    taille: number({
      label: 'Poids',
      required: true,
      integer: true,
      unit: 'octets',
      words: poidsEnMots,
      sortable: true,
    }),
    /** The feeds that read this file, thrown away ones too. */
    flux: json(z.array(fluxQuiLit), {
      label: 'Flux qui le lisent',
      initial: [],
      words: (flux) => flux.map(({ nom }) => nom).join(', '),
    }),
    lu: boolean({ label: 'Lu par un flux', filterable: true }),
    deposeLe: { ...datetime({ label: 'Déposé', sortable: true, filterable: true }), schema: z.iso.datetime() },
    /** Null for a file found in the folder of feeds. */
    deposePar: reference({ label: 'Déposé par', to: 'utilisateur', filterable: true }),
    entiteId: reference({ label: 'Entité', to: 'entite', filterable: true }),
  },
});
export type DepotListe = z.output<typeof depot.row>;
