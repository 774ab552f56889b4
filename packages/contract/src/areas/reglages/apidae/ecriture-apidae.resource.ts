import { z } from 'zod';
import { langueSchema } from '../../../catalogue/langue.ts';
import { choice, datetime, json, longText, number, reference, text } from '../../../kernel/fields/fields.ts';
import { defineReadOnly } from '../../../kernel/resource/read-only.ts';
import { languageName } from '../../../kernel/words/language.ts';
import { phraseSchema } from '../../../kernel/words/phrase.ts';
import { ecritureApidaeHead } from '../reglages.heads.ts';
import { MODES_D_ECRITURE } from './apidae.choix.ts';
import { CHAMPS_DE_TEXTE, nomDuChemin } from './correction-apidae.rules.ts';
import { ETATS_D_ECRITURE, ORIGINES_D_ECRITURE } from './ecriture-apidae.etats.ts';

export const valeurProposeeSchema = z.object({
  champ: z.enum(CHAMPS_DE_TEXTE),
  chemin: z.string(),
  langue: langueSchema,
  avant: z.string(),
  apres: z.string(),
});

const valeurEcriteSchema = valeurProposeeSchema.extend({
  /** What the import brought back, if it differs. */
  revenu: z.exactOptional(z.string()),
});
export type ValeurSuivie = z.output<typeof valeurEcriteSchema>;

const etapeSchema = z.object({ le: z.iso.datetime(), texte: phraseSchema });
export type EtapeDEcriture = z.output<typeof etapeSchema>;

/** The writes into Apidae, done, under way or waiting: a line for each objet and each time. */
export const ecritureApidae = defineReadOnly({
  ...ecritureApidaeHead,
  table: 'ecritures_apidae',
  purpose:
    'Chaque correction proposée à Apidae reste ici avec ce qu’elle change, la réponse d’Apidae, et son retour par un import.',
  title: 'nom',
  owner: 'entiteId',
  fields: {
    /** The name of the objet when it was proposed. */
    nom: text({ label: 'Objet', required: true, sortable: true, searchable: true }),
    etat: choice(ETATS_D_ECRITURE, { label: 'État', required: true, filterable: true, sortable: true }),
    message: {
      ...longText({ label: 'Message', help: 'Pourquoi Apidae refuse, et ce qu’il faut faire.' }),
      schema: phraseSchema,
    },
    mode: choice(MODES_D_ECRITURE, { label: 'Demande', required: true, filterable: true }),
    origine: choice(ORIGINES_D_ECRITURE, { label: 'Origine', required: true, filterable: true }),
    config: reference({ label: 'Configuration', to: 'configEcritureApidae', filterable: true }),
    objet: reference({ label: 'Dans le catalogue', to: 'objet' }),
    identifiant: text({ label: 'Numéro dans Apidae', searchable: true }),
    statut: text({ label: 'Réponse d’Apidae' }),
    creeLe: { ...datetime({ label: 'Proposée', sortable: true, filterable: true }), schema: z.iso.datetime() },
    demandePar: reference({ label: 'Proposée par', to: 'utilisateur', filterable: true }),
    prevuLe: datetime({ label: 'Part vers' }),
    envoyeLe: datetime({ label: 'Envoyée', sortable: true, filterable: true }),
    revenuLe: datetime({ label: 'Revenue', sortable: true }),
    decidePar: reference({ label: 'Approuvée par', to: 'utilisateur' }),
    lot: number({ label: 'Lot de traduction', integer: true, filterable: true }),
    entiteId: reference({ label: 'Entité', to: 'entite', filterable: true }),
  },
  detail: {
    valeurs: json(z.array(valeurEcriteSchema), {
      label: 'Textes',
      initial: [],
      words: (valeurs) =>
        valeurs.map(({ chemin, langue, apres }) => `${nomDuChemin(chemin)}, ${languageName(langue)}\u00a0: ${apres}`),
    }),
    suivi: json(z.array(etapeSchema), {
      label: 'Suivi',
      initial: [],
      words: (etapes) => etapes.map(({ texte }) => texte),
    }),
    /** The last sent content, or null before the first sending. */
    charge: json(z.string().nullable(), { label: 'Envoi', initial: null, words: (charge) => charge ?? '' }),
    tache: number({ label: 'Tâche', integer: true }),
  },
});
export type EcritureApidae = z.output<typeof ecritureApidae.row>;
export type EcritureApidaeDetail = z.output<typeof ecritureApidae.record>;
