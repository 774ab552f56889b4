import { z } from 'zod';
import { PUBLIC, SESSION } from '../../kernel/access.ts';
import { API_BASE, defineEndpoint } from '../../kernel/api/endpoint.ts';
import { fileSchema } from '../../kernel/fields/fields.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { adminsDeContenu, lecteursBlocs } from '../roles.ts';
import { GENRES_DE_MEDIA, type GenreDeMedia, STATUTS_DE_MEDIA, SUPPORTS } from './media.choix.ts';
import { media } from './media.resource.ts';

const genreSchema = z.enum(GENRES_DE_MEDIA.map(({ value }) => value) as [GenreDeMedia, ...GenreDeMedia[]]);
const nommeSchema = z.object({ id: z.number().int(), titre: z.string() });

/** The facts of a file that was just given, read in it and not from its name. It has no media yet. */
const fichierAnalyseSchema = z.object({
  fichier: fileSchema,
  genre: genreSchema,
  typeMime: z.string(),
  poids: z.number().int(),
  largeur: z.number().int().nullable(),
  hauteur: z.number().int().nullable(),
  /** Dots per inch, if the file tells them. */
  resolution: z.number().int().nullable(),
  duree: z.number().nullable(),
  /** The address of its small view, or null without one. */
  apercu: z.string().nullable(),
  /** What the file (IPTC, XMP, EXIF) or its objet says: proposed to the person, who reads it again. */
  lu: z.object({
    titre: z.string(),
    alternatif: z.string(),
    legende: z.string(),
    credit: z.string(),
    auteur: z.string(),
    motsCles: z.array(z.string()),
    priseLe: z.iso.date().nullable(),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    commune: z.string(),
    objets: z.array(z.number().int()),
    /** The folder of the file inside its archive. */
    dossier: z.string(),
  }),
  /** The media that hold the same file, and those that look like it. */
  doublons: z.array(nommeSchema),
  ressemblants: z.array(nommeSchema),
});
export type FichierAnalyse = z.output<typeof fichierAnalyseSchema>;

/** Gives a file, which is the body. Without a media, the file is removed after a day. */
export const depositFichier = defineEndpoint({
  method: 'POST',
  path: '/api/mediatheque/fichiers',
  summary: 'Déposer un fichier (200 Mo au plus) et savoir ce qu’il contient',
  access: adminsDeContenu,
  query: z.strictObject({ nom: z.string().trim().min(1).max(200) }),
  acceptsFile: true,
  response: fichierAnalyseSchema,
});

const lotSchema = z.object({
  fichiers: z.array(fichierAnalyseSchema),
  /** Files of the archive that were left out, and why, in French. */
  refuses: z.array(z.object({ nom: z.string(), raison: phraseSchema })),
});

export const depositArchive = defineEndpoint({
  method: 'POST',
  path: '/api/mediatheque/archives',
  summary: 'Déposer les fichiers d’une archive ZIP',
  access: adminsDeContenu,
  acceptsFile: true,
  response: lotSchema,
});

export const depositAdresse = defineEndpoint({
  method: 'POST',
  path: '/api/mediatheque/adresses',
  summary: 'Déposer un fichier pris à une adresse web',
  access: adminsDeContenu,
  body: z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(2_000) }),
  response: fichierAnalyseSchema,
});

/** Copies a photo with what its objet says of it: the media stays whatever the catalogue becomes. */
export const depositPhotoDObjet = defineEndpoint({
  method: 'POST',
  path: '/api/mediatheque/photos-d-objets',
  summary: 'Déposer une photo d’un objet du catalogue',
  access: adminsDeContenu,
  body: z.strictObject({ objet: idSchema, rang: z.number().int().min(0).max(500) }),
  response: fichierAnalyseSchema,
});

export const photosDObjet = defineEndpoint({
  method: 'GET',
  path: '/api/mediatheque/photos-d-objets/:objet',
  summary: 'Les photos d’un objet du catalogue',
  access: SESSION,
  params: z.strictObject({ objet: idSchema }),
  response: z.object({
    items: z.array(z.object({ rang: z.number().int(), apercu: z.string(), credit: z.string(), legende: z.string() })),
  }),
});

/** Sizes that the console shows. */
export const VUES_DE_MEDIA = ['vignette', 'grande', 'original'] as const;

/**
 * Reads a file, public under an id that cannot be guessed, since an image in a page carries no token. It is sandboxed
 * and never runs. A file in the trash opens with a pass only, which lists give to people who may see it.
 */
export const readFichierMedia = defineEndpoint({
  method: 'GET',
  path: '/api/mediatheque/fichiers/:id/:vue',
  summary: 'Voir un fichier de la médiathèque',
  access: PUBLIC,
  params: z.strictObject({ id: z.uuid(), vue: z.enum(VUES_DE_MEDIA) }),
  query: z.object({ passe: z.string().max(200).optional() }),
  answersFile: true,
  givenFile: true,
  response: z.unknown(),
});

/** The path of a file, after the address of the console or the files' own origin. */
export const adresseDeFichier = (id: string, vue: (typeof VUES_DE_MEDIA)[number]): string =>
  API_BASE + readFichierMedia.path.replace(':id', id).replace(':vue', vue);

const ids = z
  .string()
  .max(8_000)
  .default('')
  .transform((text) => text.split(',').filter(Boolean).map(Number))
  .pipe(z.array(z.number().int().positive()).max(500));

/** A media, as people pick one. */
const mediaAChoisirSchema = nommeSchema.extend({
  genre: genreSchema,
  fichier: fileSchema,
  apercu: z.string().nullable(),
  alternatif: z.string(),
  decorative: z.boolean(),
  credit: z.string(),
  dossier: z.string(),
  largeur: z.number().int().nullable(),
  hauteur: z.number().int().nullable(),
  statut: z.enum(STATUTS_DE_MEDIA.map(({ value }) => value)),
  /** The first and last day of its rights and authorisations, between which it is shown. */
  du: z.iso.date().nullable(),
  au: z.iso.date().nullable(),
  /** Whether it may be picked: an archived or thrown away media stays where it is used. */
  actif: z.boolean(),
});
export type MediaAChoisir = z.output<typeof mediaAChoisirSchema>;

/** The media that an author may pick for a record, even without the pages of the médiathèque. */
export const chooseMedia = defineEndpoint({
  method: 'GET',
  path: '/api/mediatheque/choix',
  summary: 'Médias à choisir, par leurs mots, leur genre et leurs droits, ou par leurs numéros',
  access: SESSION,
  query: z.strictObject({
    q: z.string().trim().max(200).default(''),
    ids,
    /** Separated by commas; empty: all. */
    genres: z.string().max(200).default(''),
    /** The channel in which they may be shown today, at once or as soon as they are complete. */
    support: z.enum(['', ...SUPPORTS.map(({ value }) => value)]).default(''),
    dossier: z.string().max(200).default(''),
    mot: idSchema.optional(),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  response: z.object({ items: z.array(mediaAChoisirSchema), total: z.number().int() }),
});

export const dossiersDeMedias = defineEndpoint({
  method: 'GET',
  path: '/api/mediatheque/dossiers',
  summary: 'Les dossiers de la médiathèque et ce qu’ils contiennent',
  access: SESSION,
  response: z.object({ items: z.array(z.object({ chemin: z.string(), nombre: z.number().int() })) }),
});

export const moveDossier = defineEndpoint({
  method: 'POST',
  path: '/api/mediatheque/dossiers/deplacer',
  summary: 'Renommer ou déplacer un dossier, et tout ce qu’il contient',
  access: adminsDeContenu,
  body: z.strictObject({ de: z.string().trim().min(1).max(200), vers: z.string().trim().max(200) }),
  response: z.object({ nombre: z.number().int() }),
});

/** What deserves a look, above the list: each figure with the list that it counts. */
export const etatDeLaMediatheque = defineEndpoint({
  method: 'GET',
  path: '/api/mediatheque/etat',
  summary: 'Médias à compléter, en double, inutilisés, bientôt ou déjà hors droits\u00a0; la place prise et le quota',
  access: lecteursBlocs,
  response: z.object({
    /** The media that the person may complete, in the order in which they came. */
    aCompleter: z.array(z.number().int()),
    doublons: z.array(z.array(z.number().int())),
    inutilises: z.array(z.number().int()),
    bientot: z.array(z.number().int()),
    expires: z.array(z.number().int()),
    poids: z.number(),
    /** The quota of the person's entity: the bytes in use and the limit, or null without one. */
    quota: z.object({ poids: z.number(), octets: z.number() }).nullable(),
  }),
});

const { credit, auteur, licence, supports, droits, dossier, statut } = media.fields;

/** Changes several media; absent fields stay as they are. */
export const changeMedias = defineEndpoint({
  method: 'POST',
  path: '/api/mediatheque/modifications',
  summary: 'Modifier plusieurs médias à la fois',
  access: adminsDeContenu,
  body: z.strictObject({
    ids: z.array(z.number().int().positive()).min(1).max(500),
    valeurs: z
      .strictObject({
        credit: credit.schema,
        auteur: auteur.schema,
        licence: licence.schema,
        supports: supports.schema,
        droits: droits.schema,
        dossier: dossier.schema,
        statut: statut.schema,
      })
      .partial(),
    ajouter: z.array(z.number().int().positive()).max(50).default([]),
    retirer: z.array(z.number().int().positive()).max(50).default([]),
  }),
  response: z.object({
    faits: z.array(z.number().int()),
    refuses: z.array(z.object({ id: z.number().int(), titre: z.string(), raison: phraseSchema })),
  }),
});
