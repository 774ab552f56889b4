import { z } from 'zod';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { CANAUX } from '../../kernel/canal.ts';
import { idListSchema, idSchema, OBLIGATORY, versionSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { imageSchema, pageQuery } from '../page-imprimee.ts';
import { PRIORITES_D_ANNONCE } from './annonce.choix.ts';
import { annonce } from './annonce.resource.ts';
import { accesAnnonces, accesEspaces, responsablesAnnonces } from './annonces.roles.ts';
import { formatAnnonce } from './format.resource.ts';
import { tagAnnonce } from './tag-annonce.resource.ts';

const params = z.strictObject({ id: idSchema });
const at = `/api${annonce.path}/:id`;
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** The version that the person saw: a decision about an older version is refused. */
const vue = z.strictObject({ version: versionSchema });

export const requestValidation = defineEndpoint({
  method: 'POST',
  path: `${at}/demander`,
  summary: 'Demande la validation d’une annonce',
  access: accesAnnonces,
  params,
  body: vue,
  response: annonce.record,
});

export const approveAnnonce = defineEndpoint({
  method: 'POST',
  path: `${at}/valider`,
  summary: 'Valide une annonce',
  access: responsablesAnnonces,
  params,
  body: vue,
  response: annonce.record,
});

export const refuseAnnonce = defineEndpoint({
  method: 'POST',
  path: `${at}/refuser`,
  summary: 'Refuse une annonce, ou la retire, en disant pourquoi',
  access: responsablesAnnonces,
  params,
  body: vue.extend({ motif: z.string().trim().min(1, OBLIGATORY).max(1_000) }),
  response: annonce.record,
});

export const saisonSuivante = defineEndpoint({
  method: 'POST',
  path: `${at}/saison-suivante`,
  summary: 'Une copie de l’annonce, un an plus tard, à valider de nouveau',
  access: accesAnnonces,
  params,
  response: annonce.record,
});

const jour = z.iso.date();
const nommeSchema = z.object({ id: z.number().int(), nom: z.string() });

const conflitSchema = z.object({
  espace: nommeSchema,
  /** Null when the reader does not see the annonces of its entity. */
  annonce: nommeSchema.nullable(),
  du: jour,
  au: jour,
  motif: z.enum(['exclusive-vendue', 'deja-occupe', 'complet']),
});
export type Conflit = z.output<typeof conflitSchema>;

const partageSchema = conflitSchema.extend({ motif: z.enum(['exclusive-vendue', 'complet', 'par-tags']) });
export type Partage = z.output<typeof partageSchema>;

export const conflitsDAnnonce = defineEndpoint({
  method: 'POST',
  path: '/api/annonces/conflits',
  summary:
    'Les annonces déjà validées qui empêchent une annonce, telle qu’elle est écrite, d’être dans ses espaces à ses dates, et celles avec qui elle les partage',
  access: accesAnnonces,
  /** `id`: 0 for an annonce that is not saved yet. */
  body: z.strictObject({
    id: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    priorite: z.enum(PRIORITES_D_ANNONCE.map(({ value }) => value)),
    du: jour,
    au: jour,
    espaces: z.array(id).max(200),
    /** The tags, channels and formats of an annonce that names no espace. */
    tagsCibles: z.array(id).max(200),
    canaux: z.array(z.enum(CANAUX.map(({ value }) => value))).max(CANAUX.length),
    formats: z.array(id).max(50),
  }),
  response: z.object({
    items: z.array(conflitSchema),
    /** The annonces that share a place with it without excluding it, since one of them is there by tags. */
    partages: z.array(partageSchema),
  }),
});

const parutionSchema = z.object({
  /** The number of the document. */
  generation: z.number().int(),
  nom: z.string(),
  langue: langueSchema,
  validee: z.boolean(),
  le: z.iso.datetime(),
  pages: z.array(z.number().int()),
  /** The page of the console, or null when the reader may not open it. */
  chemin: z.string().nullable(),
});
export type ParutionDAnnonce = z.output<typeof parutionSchema>;

/** The documents in which an annonce was printed, to show its advertiser. */
export const parutionsDAnnonce = defineEndpoint({
  method: 'GET',
  path: `${at}/parutions`,
  summary: 'Les documents imprimés qui portent une annonce, et à quelles pages',
  access: accesAnnonces,
  params,
  response: z.object({ items: z.array(parutionSchema) }),
});

export const pageDeParution = defineEndpoint({
  method: 'GET',
  path: `${at}/parutions/:generation/:page`,
  summary: 'Une page imprimée qui porte une annonce, en image',
  access: accesAnnonces,
  params: z.strictObject({ id: idSchema, generation: idSchema, page: idSchema }),
  query: z.strictObject(pageQuery),
  response: imageSchema,
});

export const occupationDEspace = defineEndpoint({
  method: 'GET',
  path: '/api/annonces/space/:id/occupation',
  summary: 'Qui occupe un espace entre deux dates, et quand il est libre',
  access: accesEspaces,
  params,
  query: z
    .strictObject({ du: jour, au: jour })
    .refine(({ du, au }) => du <= au, { path: ['au'], message: 'La fin vient avant le début.' }),
  response: z.object({
    capacite: z.number().int(),
    annonces: z.array(
      z.object({
        annonce: nommeSchema.nullable(),
        priorite: z.enum(PRIORITES_D_ANNONCE.map(({ value }) => value)),
        /** Sold, or only asked for. */
        validee: z.boolean(),
        /** Whether it is there by its tags, on pages that have them: it takes no place. */
        parTags: z.boolean(),
        du: jour,
        au: jour,
      }),
    ),
    troncons: z.array(z.object({ du: jour, au: jour, prises: z.number().int(), libres: z.number().int() })),
  }),
});

const f = formatAnnonce.fields;

/** A format for authors of annonces; the formats themselves are for super admins. */
const formatVuSchema = z.object({
  id: z.number().int(),
  nom: f.nom.schema,
  canal: f.canal.schema,
  genre: f.genre.schema,
  consignes: f.consignes.schema,
  unite: f.unite.schema,
  largeur: f.largeur.schema,
  hauteur: f.hauteur.schema,
  ratio: f.ratio.schema,
  recadrage: f.recadrage.schema,
  densite: f.densite.schema,
  fondPerdu: f.fondPerdu.schema,
  resolution: f.resolution.schema,
  typesFichiers: f.typesFichiers.schema,
  poidsMax: f.poidsMax.schema,
  dureeMax: f.dureeMax.schema,
  sansSon: f.sansSon.schema,
  cmjn: f.cmjn.schema,
  maxTitre: f.maxTitre.schema,
  maxAccroche: f.maxAccroche.schema,
  variantes: f.variantes.schema,
});
export type FormatVu = z.output<typeof formatVuSchema>;

export const formatsDAnnonces = defineEndpoint({
  method: 'GET',
  path: '/api/annonces/formats',
  summary: 'Ce que demandent les formats, pour préparer une annonce',
  access: accesAnnonces,
  query: z.strictObject({ ids: idListSchema }),
  response: z.object({ items: z.array(formatVuSchema) }),
});

export const checkMedia = defineEndpoint({
  method: 'POST',
  path: '/api/annonces/controle',
  summary: 'Dit si un média convient à un format, et sinon pourquoi',
  access: accesAnnonces,
  body: z.strictObject({ format: id, media: id }),
  /** `remarques`: advice about the media, which may be used all the same. */
  response: z.object({ fautes: z.array(phraseSchema), remarques: z.array(phraseSchema) }),
});

export const mergeTagsAnnonce = defineEndpoint({
  method: 'POST',
  path: `/api${tagAnnonce.path}/merge`,
  summary: `Fusionner\u00a0: ${tagAnnonce.noun.many.toLowerCase()}`,
  access: tagAnnonce.access.remove,
  // The records that used the other tags then use the kept one.
  body: z.strictObject({ garde: id, fusionnes: z.array(id).min(1).max(100), dryRun: z.boolean() }),
  response: z.object({ remplacements: z.number().int() }),
});
