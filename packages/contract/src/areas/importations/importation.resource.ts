import { z } from 'zod';
import { ETATS_IMPORTATION, MODES_IMPORTATION } from '../../catalogue/importation.rules.ts';
import { SYSTEMES } from '../../catalogue/systeme.ts';
import { boolean, choice, datetime, json, longText, number, reference, text } from '../../kernel/fields/fields.ts';
import { defineReadOnly } from '../../kernel/resource/read-only.ts';
import { formatNumber } from '../../kernel/words/format.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { compteursEnMots, compteursSchema } from './importation.schemas.ts';
import { importationHead } from './importations.heads.ts';

const groupe = z.object({
  /** The French message, which identifies an ignored warning. */
  message: z.string(),
  /** The same, to be read. */
  dit: phraseSchema,
  nombre: z.number().int(),
  /** Some examples: the record, the position, the value. */
  exemples: z.array(z.object({ identifiant: z.string().nullable(), position: z.string(), valeur: z.string() })),
});

/** The warnings of one cause in one field, at any position of its list. */
const avertissement = groupe.extend({ champ: z.string() });

/** « Photo illisible (12) ». */
const groupesEnMots = (groupes: readonly z.output<typeof groupe>[]) =>
  groupes.map(({ dit, nombre }) => `${dit} (${formatNumber(nombre)})`);

const compte = (label: string) => number({ label, required: true, integer: true });

/** The imports of feeds: what came, when, and what they did to the catalogue. */
export const importation = defineReadOnly({
  ...importationHead,
  table: 'importations',
  purpose: 'Un import lit un flux et met le catalogue à jour.',
  title: 'flux',
  owner: 'entiteId',
  fields: {
    flux: json(z.object({ id: z.number().int(), nom: z.string() }), {
      label: 'Flux',
      initial: null,
      words: ({ nom }) => nom,
    }),
    systeme: choice(SYSTEMES, { label: 'Système', required: true, filterable: true }),
    // One field per system, of which an import has one: feeds are numbered inside their system.
    fluxTourinsoft: reference({ label: 'Flux Tourinsoft', to: 'fluxTourinsoft', filterable: true }),
    fluxLei: reference({ label: 'Flux LEI', to: 'fluxLei', filterable: true }),
    fluxApidae: reference({ label: 'Flux Apidae', to: 'fluxApidae', filterable: true }),
    fluxDatatourisme: reference({ label: 'Flux DATAtourisme', to: 'fluxDatatourisme', filterable: true }),
    etat: choice(ETATS_IMPORTATION, { label: 'État', required: true, filterable: true }),
    mode: choice(MODES_IMPORTATION, { label: 'Mode', required: true, filterable: true }),
    aBlanc: boolean({ label: 'À blanc', help: 'Compté et comparé, jamais appliqué.', filterable: true }),
    /** Whether it wrote into the catalogue: its counts were done, or a part of them when it was stopped. */
    entame: boolean({ label: 'A touché au catalogue' }),
    compteurs: json(compteursSchema, { label: 'Changements', initial: null, words: compteursEnMots }),
    avant: number({ label: 'Objets du flux avant', required: true, integer: true }),
    /** Null for a first import, or while the source is read. */
    variation: number({ label: 'Volume', help: 'Ce que l’import change au nombre d’objets du flux.', unit: '%' }),
    /** Why it stopped or what it waits for, in French. */
    motif: { ...longText({ label: 'Motif' }), schema: phraseSchema },
    debutLe: { ...datetime({ label: 'Début', sortable: true, filterable: true }), schema: z.iso.datetime() },
    finLe: datetime({ label: 'Fin', sortable: true, filterable: true }),
    /** The duration so far or in all, in milliseconds; never negative. */
    dureeMs: number({ label: 'Durée', required: true, integer: true, unit: 'ms' }),
    /** Null for an import that the product started by itself. */
    demandePar: reference({ label: 'Demandé par', to: 'utilisateur', filterable: true }),
    entiteId: reference({ label: 'Entité', to: 'entite', filterable: true }),
    tache: number({ label: 'Tâche', integer: true }),
    /** The import that this one takes back. */
    annulationDe: number({ label: 'Retour en arrière sur', integer: true }),
    annuleeLe: datetime({ label: 'Annulé', sortable: true }),
    annuleePar: { ...text({ label: 'Annulé par' }), schema: z.string().nullable() },
    /** Whether it can be taken back: the last one that changed its feed, with the state before it still known. */
    annulable: boolean({ label: 'Peut être annulé' }),
    /** When the states before it were removed: since then it cannot be taken back. */
    detailsEffacesLe: datetime({ label: 'Détails effacés' }),
  },
  detail: {
    /** Rejections and warnings by cause, the most frequent first. */
    rejets: json(z.array(groupe), { label: 'Rejets', initial: [], words: groupesEnMots }),
    avertissements: json(z.array(avertissement), { label: 'Avertissements', initial: [], words: groupesEnMots }),
    /** The warnings that a person ignored for this feed; `compteurs.avertissements` leaves them out. */
    ignores: json(z.array(avertissement.extend({ ignoreLe: z.iso.datetime(), ignorePar: z.string().nullable() })), {
      label: 'Avertissements ignorés',
      initial: [],
      words: groupesEnMots,
    }),
    avertissementsIgnores: compte('Nombre d’avertissements ignorés'),
    /** When it takes another back: objets left alone, because a third import changed them since. */
    laisses: compte('Objets laissés'),
    /** The import before it on the same feed, to compare with. */
    precedente: number({ label: 'Import précédent', integer: true }),
    /** The contact at the source, from the feed as it is today; may be empty. */
    contact: text({ label: 'Contact chez la source' }),
  },
});
export type Importation = z.output<typeof importation.row>;
export type RapportImportation = z.output<typeof importation.record>;
