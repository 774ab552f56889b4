import { type ArchiveLue, inspect, refus as refusDArchive } from '../areas/annonces/archive/archive.ouverture.ts';
import { type Analyse, analyzeFichier } from '../areas/mediatheque/analyse/analyse.ts';
import { refus as refusDeFichier } from '../areas/mediatheque/analyse/refus.ts';
import type { Analyze } from '../areas/mediatheque/fichiers/depot.service.ts';
import { calqueDuFichier } from '../catalogue/calque/calque.reader.ts';
import type { Calque } from '../catalogue/calque/calque.ts';
import {
  type Assemblage,
  assembleCarres,
  type Cadreur,
  checkPhoto,
  cropForPaper,
  cropPhoto,
  type PhotoTiree,
  type TirageDemande,
  type VueDemandee,
} from '../catalogue/photos/cadrage.ts';
import { OuvrierPerduError, TropLongError } from '../platform/equipe/equipe.messages.ts';
import { createEquipe, type Equipe } from '../platform/equipe/equipe.ts';

/** The works of a process that decodes: files of people are never opened in the process that answers. */
type Travail =
  | { readonly genre: 'analyse'; readonly fichier: string; readonly nom: string }
  | { readonly genre: 'html5'; readonly zip: Buffer }
  | { readonly genre: 'vue'; readonly source: string | Buffer; readonly vue: VueDemandee }
  | { readonly genre: 'tirage'; readonly source: string; readonly tirage: TirageDemande }
  | { readonly genre: 'calque'; readonly contenu: Buffer }
  | { readonly genre: 'assemblage'; readonly assemblage: Assemblage }
  | { readonly genre: 'photo'; readonly fichier: string };

/** The work of such a process, and of tests that need none. */
export async function decode(travail: Travail): Promise<unknown> {
  switch (travail.genre) {
    case 'analyse':
      return analyzeFichier(travail.fichier, travail.nom);
    case 'html5':
      return inspect(travail.zip);
    case 'vue':
      return cropPhoto(travail.source, travail.vue);
    case 'tirage':
      return cropForPaper(travail.source, travail.tirage);
    case 'calque':
      return calqueDuFichier(travail.contenu);
    case 'assemblage':
      return assembleCarres(travail.assemblage);
    case 'photo':
      await checkPhoto(travail.fichier);
      return undefined;
  }
}

export interface Decodage {
  readonly analyze: Analyze;
  /** Looks through the archive of an HTML5 creation, in the name of an entity. */
  readonly examineArchive: (entiteId: number | null, zip: Buffer) => Promise<ArchiveLue>;
  readonly cadreur: Cadreur;
  /** A file as the maps of a site draw it, or null when none can. */
  readonly readCalque: (site: string, contenu: Buffer) => Promise<Calque | null>;
}

type Perform = Equipe<Travail>['perform'];

/** `depots`: the turns for files of people, by entity; `vues`: those for pictures of visitors, by visitor. */
export function decodageBy(depots: Perform, vues: Perform): Decodage {
  const given = (entiteId: number | null, travail: Travail) =>
    depots([String(entiteId ?? '')], travail).catch((error: unknown) => {
      const said = travail.genre === 'html5' ? OF_ARCHIVE : OF_FICHIER;
      if (error instanceof TropLongError) throw said.refus(said.tropLong);
      throw error instanceof OuvrierPerduError ? said.refus(said.perdu) : error;
    });
  return {
    // Each kind of work has its own answer: see `decode`.
    analyze: async (entiteId, fichier, nom) => (await given(entiteId, { genre: 'analyse', fichier, nom })) as Analyse,
    examineArchive: async (entiteId, zip) => (await given(entiteId, { genre: 'html5', zip })) as ArchiveLue,
    readCalque: async (site, contenu) => (await vues([site], { genre: 'calque', contenu })) as Calque | null,
    cadreur: {
      crop: async (visiteur, source, vue) => (await vues([visiteur], { genre: 'vue', source, vue })) as Buffer,
      cropForPaper: async (qui, source, tirage) =>
        (await vues([qui], { genre: 'tirage', source, tirage })) as PhotoTiree,
      assemble: async (qui, assemblage) => (await vues([qui], { genre: 'assemblage', assemblage })) as Buffer,
      check: async (visiteur, fichier) => {
        await vues([visiteur], { genre: 'photo', fichier });
      },
    },
  };
}

/** What is said to who gives a file that ends the process which opens it, each kind at its own field. */
const OF_FICHIER = {
  refus: refusDeFichier,
  tropLong:
    'Ce fichier demande trop de travail pour être ouvert\u00a0: simplifiez-le ou réduisez-le, puis déposez-le à nouveau.',
  perdu:
    'L’ouverture de ce fichier s’est interrompue\u00a0: enregistrez-le à nouveau, plus petit si possible, puis déposez-le. S’il est encore refusé, déposez-le dans un autre format.',
} as const;
const OF_ARCHIVE = {
  refus: refusDArchive,
  tropLong:
    'Cette archive demande trop de travail pour être ouverte\u00a0: retirez-en des fichiers, puis déposez-la à nouveau.',
  perdu:
    'L’ouverture de cette archive s’est interrompue\u00a0: créez à nouveau le fichier ZIP, plus léger si possible, puis déposez-le.',
} as const;

/** One at a time for each entity: its slow files delay no other entity. */
const DEPOTS = { tour: { abreast: 3, waiting: 200, each: [{ abreast: 1, waiting: 100 }] }, longest: 60_000 };
const VUES = { tour: { abreast: 2, waiting: 200, each: [{ waiting: 100 }] }, longest: 30_000 };

/** Decodes beside the server, in processes that are killed when they take too long. */
export function createDecodage({ entry }: { readonly entry: URL }): Decodage & { close(): void } {
  const equipes = [createEquipe<Travail>({ entry, ...DEPOTS }), createEquipe<Travail>({ entry, ...VUES })] as const;
  const [depots, vues] = equipes;
  return {
    ...decodageBy(depots.perform, vues.perform),
    close: () => {
      for (const equipe of equipes) equipe.close();
    },
  };
}

/** The same here, for files that are our own. */
export const decodageIci: Decodage = decodageBy(
  (_, travail) => decode(travail),
  (_, travail) => decode(travail),
);
