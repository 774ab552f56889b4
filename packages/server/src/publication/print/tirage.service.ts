import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModeleEdition, PeriodeDeRegle, Remarque } from '@bridge/contract';
import { atOnce } from '../../catalogue/selection/evaluation.repository.ts';
import { type CadreDemande, openCadre } from '../../composition/cadre.ts';
import type { Configuration } from '../../composition/configuration.ts';
import { composeEdition } from '../../composition/edition/edition.ts';
import type { EditionComposee } from '../../composition/edition/edition-composee.ts';
import { siteDe } from '../../composition/objet.rules.ts';
import type { ObjetCompose } from '../../composition/objet-compose.ts';
import { createSteps } from '../../platform/steps.ts';
import { withoutImages } from '../../rendering/print/document/document.images.ts';
import { COUVERTURE, documentDe } from '../../rendering/print/document/document.rules.ts';
import type { CanalImprime, DocumentImprime } from '../../rendering/print/document/document.ts';
import { type EnLigne, type FicheTiree, ficheImprimee } from '../../rendering/print/fiche.imprimee.ts';
import { isPropre } from '../../rendering/print/gabarits/gabarit.variables.ts';
import type { Gabarits } from '../../rendering/print/gabarits/projet.ts';
import { collectImages, type Images } from '../../rendering/print/images.ts';
import { type Imprime, imprimesDe } from '../../rendering/print/imprimes.rules.ts';
import { baseDe, pageDe } from '../../rendering/print/pages/page.rules.ts';
import { fichesIn, type PlanDePages } from '../../rendering/print/pages/pages.rules.ts';
import { FICHIERS, type Impression } from '../../rendering/print/tirage/dossier.ts';
import type { FauteTypst } from '../../rendering/print/tirage/typst.ts';
import type { Db } from '../../schema.ts';
import { fichesImprimees } from './controle.lu.ts';
import { remarquesDe } from './controle.rules.ts';
import { bringImages, type ImagesDependencies } from './images.ts';

export interface TirageDependencies extends ImagesDependencies {
  readonly db: Db;
  readonly impression: Impression;
  /** The folder that holds the folders of documents while they are drawn. */
  readonly travail: string;
}

/** The steps of a document that people are told of. */
export type Etape = 'donnees' | 'photos' | 'pages' | 'controle';

interface Travail {
  readonly canal: CanalImprime;
  /** How long photos are waited for, in milliseconds; without it, until they come. */
  readonly patience?: number;
  /** Whom the work is counted to. */
  readonly qui: string;
  readonly signal?: AbortSignal;
  /** Whether a person waits for it: the process gets ready for this document only. */
  readonly attendu?: true;
  /** The processor time in milliseconds for so many parts, fiches and images; without it, unlimited. */
  readonly processeur?: (choses: number) => number;
  readonly progress?: (etape: Etape, part: number) => void;
}

export interface DemandeDeTirage extends Travail {
  readonly cadre: CadreDemande;
  /** The model, saved or as it is typed. */
  readonly modele: ModeleEdition;
  /** Replaces saved records by those that a person is typing. */
  readonly configuration?: (saved: Configuration) => Configuration;
  /** The public pages of objets, for the QR codes of fiches; without one, the site of the objet. */
  readonly pages?: ReadonlyMap<number, string>;
  readonly periode?: PeriodeDeRegle | null;
  /** The most fiches drawn in a section; without it, all. */
  readonly most?: number;
}

/** An edition composed without a catalogue; composing it asks for its images. */
export interface DemandeDEssai extends Travail {
  readonly compose: (images: Images) => EditionComposee<FicheTiree>;
}

export interface EditionTiree {
  readonly document: DocumentImprime;
  readonly gabarits: Gabarits;
  readonly plan: PlanDePages;
  readonly remarques: readonly Remarque[];
  /** The objets in it, each once. */
  readonly objets: readonly number[];
  /** The médias and annonces that it shows, with their pages. */
  readonly imprimes: readonly Imprime[];
  /** The images that could not be had, by name. */
  readonly absentes: ReadonlySet<string>;
  /** Among them, the images that were not waited for. */
  readonly tardives: ReadonlySet<string>;
  /** The number of fiches of each section, drawn or not. */
  readonly retenus: readonly number[];
  /** The folder of the edition, removed once `keep` has ended. */
  readonly dossier: string;
  readonly pdf: string;
}

/** A gabarit with a source of its own does not compile: its faults, at their lines. */
export class GabaritFautif extends Error {
  override readonly name = 'GabaritFautif';
  constructor(readonly fautes: readonly FauteTypst[]) {
    super(fautes[0]?.message ?? 'the gabarit does not compile');
  }
}

/** Composes, draws and checks an edition. `keep` takes what it wants before its files are removed. */
export async function drawEdition<T>(
  dependencies: TirageDependencies,
  demande: DemandeDeTirage | DemandeDEssai,
  keep: (tiree: EditionTiree) => Promise<T>,
): Promise<T> {
  const { impression, travail } = dependencies;
  const { canal, qui, signal, progress, patience, processeur, attendu } = demande;
  impression.prepare(attendu ? 'compilateur' : 'tout');
  await mkdir(travail, { recursive: true, mode: 0o700 });
  const dossier = await mkdtemp(join(travail, 'edition-'));
  try {
    progress?.('donnees', 0);
    const images = collectImages({ canal });
    const edition = 'compose' in demande ? demande.compose(images) : await composed(dependencies.db, demande, images);
    const written = documentDe(edition, { canal, images, at: 'cadre' in demande ? demande.cadre.at : undefined });
    progress?.('photos', 0);
    const brought = await bringImages(dependencies, {
      demandes: images.demandes(),
      dossier,
      canal,
      quadri: written.quadri,
      resolution: edition.modele.resolution,
      qui,
      ...(signal && { signal }),
      ...(patience !== undefined && { patience }),
      progress: (done, total) => progress?.('photos', done / total),
    });
    const document = withoutImages(written, brought.absentes);
    const gabarits = gabaritsDe(edition);
    await writeFile(join(dossier, FICHIERS.document), JSON.stringify(document));
    await writeFile(join(dossier, FICHIERS.gabarits), JSON.stringify(gabarits));
    progress?.('pages', 0);
    const choses = document.parties.length + fichesIn(document.parties).length + images.demandes().length;
    const tirage = await impression.drawTirage(qui, dossier, {
      ...(signal && { signal }),
      ...(processeur && { processeur: processeur(choses) }),
    });
    if (tirage.etat === 'faute') throw new GabaritFautif(tirage.fautes);
    progress?.('controle', 0);
    const remarques = remarquesDe({ edition, tirage, images: images.demandes(), brought, canal });
    const { plan } = tirage;
    return await keep({
      document: tirage.document,
      gabarits,
      plan,
      remarques,
      objets: [...new Set(fichesImprimees(edition, tirage.document).map(({ objet }) => objet))],
      imprimes: imprimesDe(
        tirage.document,
        plan,
        images.demandes().filter(({ nom }) => !brought.absentes.has(nom)),
      ),
      absentes: brought.absentes,
      tardives: brought.tardives,
      retenus: edition.parties.flatMap((partie) => (partie.genre === 'rubrique' ? [partie.retenus] : [])),
      dossier,
      pdf: join(dossier, FICHIERS.pdf),
    });
  } finally {
    // A late photo may still be written there.
    await rm(dossier, { recursive: true, force: true, maxRetries: 5 });
  }
}

function composed(
  db: Db,
  { cadre: asked, modele, canal, configuration, pages, periode, most }: DemandeDeTirage,
  images: Images,
): Promise<EditionComposee<FicheTiree>> {
  const { langue } = asked;
  return atOnce(db, async (tx) => {
    const saved = openCadre(tx, asked);
    const cadre = configuration ? { ...saved, configuration: configuration(saved.configuration) } : saved;
    return composeEdition<FicheTiree>(tx, cadre, modele, {
      ...(periode !== undefined && { periode }),
      ...(most !== undefined && { most }),
      draw: (objet, place, { gabarits, dessins }) => {
        const base = baseDe(gabarits.edition);
        const enLigne = pages && enLigneDe(objet, pages);
        return ficheImprimee(objet, place, {
          langue,
          images,
          base,
          page: pageDe(modele, canal, base),
          dessins,
          ...(enLigne && { enLigne }),
        });
      },
      steps: createSteps(),
    });
  });
}

/** The address in the QR code of a fiche. */
function enLigneDe({ id, connu }: ObjetCompose, pages: ReadonlyMap<number, string>): EnLigne | null {
  const page = pages.get(id);
  if (page !== undefined) return { href: page, mot: 'enLigne' };
  const site = siteDe(connu);
  return site === null ? null : { href: site, mot: 'site' };
}

/** The product's own, or the source that a super admin wrote. */
function gabaritsDe({ gabarits: { edition, couverture, sommaire }, parties }: EditionComposee<unknown>): Gabarits {
  const of = (gabarit: { readonly base: string; readonly source: string } | null, usual: string) =>
    gabarit !== null && isPropre(gabarit) ? { source: gabarit.source } : { base: gabarit?.base ?? usual };
  const notes = parties.flatMap((partie) => (partie.genre === 'notes' ? [partie.gabarit] : []));
  return {
    edition: of(edition, baseDe(null)),
    couverture: of(couverture, COUVERTURE),
    sommaire: sommaire && of(sommaire, ''),
    notes: Object.fromEntries(notes.map((gabarit) => [String(gabarit.id), of(gabarit, '')])),
  };
}
