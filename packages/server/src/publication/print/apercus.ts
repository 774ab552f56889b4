import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApercuDEdition, BridgeError, FICHES_D_APERCU } from '@bridge/contract';
import type { Clock } from '../../platform/clock.ts';
import { TropGrosError, TropLongError } from '../../platform/equipe/equipe.messages.ts';
import type { Imprime } from '../../rendering/print/imprimes.rules.ts';
import { bordDe } from '../../rendering/print/pages/page.rules.ts';
import type { FauteTypst } from '../../rendering/print/tirage/typst.ts';
import type { Pages } from './pages.ts';
import {
  type DemandeDEssai,
  type DemandeDeTirage,
  drawEdition,
  GabaritFautif,
  type TirageDependencies,
} from './tirage.service.ts';

interface Dependencies {
  readonly tirage: TirageDependencies;
  readonly pages: Pages;
  /** The folder of the PDFs of previews, while people look at them. */
  readonly dossier: string;
  readonly clock: Clock;
}

type Dessine = Omit<ApercuDEdition, 'manques' | 'erreurs'> & {
  readonly erreurs: readonly FauteTypst[];
  /** The annonces and médias shown, with their pages. */
  readonly imprimes: readonly Imprime[];
};

/** A request for pages, which its author may abandon. */
interface Attendue {
  readonly signal: AbortSignal;
}

/** Pages of what is not printed yet. A gabarit with an error gives none. */
export interface Apercus {
  /** `entier`: with all the fiches; `vite`: without the photos that are long to come. */
  draw(demande: DemandeDeTirage & Attendue & { readonly entier: boolean; readonly vite?: boolean }): Promise<Dessine>;
  /** Draws an edition of test data. */
  tryOut(demande: DemandeDEssai & Attendue): Promise<Dessine>;
  page(qui: string, page: { readonly jeton: string; readonly page: number; readonly largeur: number }): Promise<string>;
}

/** How long an unchanged preview is kept, in milliseconds. */
const KEPT_FOR = 30 * 60_000;
/** The most previews of a person: the current and the former one, and two drawings being compared. */
const MOST_EACH = 4;
/** The most previews of all people. */
const MOST_KEPT = 50;

/**
 * The processor time of a preview in milliseconds, once its process is ready: several times what it needs, and bounded
 * since a gabarit may hold anything. Waiting for a busy machine does not count.
 */
const processeur = (choses: number): number => 4_000 + 50 * choses;

/** How long the photos of a first look are waited for, in milliseconds: late ones come with the next look. */
const PATIENCE = 400;

const TROP =
  'Ces pages demandent trop de temps ou de mémoire\u00a0: une boucle du gabarit ne finit pas, ou il y a trop de fiches pour un aperçu. Demandez le document pour l’avoir entier.';

interface Garde {
  readonly qui: string;
  readonly fichier: string;
  readonly until: number;
}

export function createApercus({ tirage, pages, dossier, clock }: Dependencies): Apercus {
  const kept = new Map<string, Garde>();

  async function keep(qui: string, pdf: string): Promise<string> {
    await mkdir(dossier, { recursive: true, mode: 0o700 });
    const jeton = randomBytes(18).toString('base64url');
    const fichier = join(dossier, `${jeton}.pdf`);
    await copyFile(pdf, fichier);
    kept.set(jeton, { qui, fichier, until: clock.now().getTime() + KEPT_FOR });
    // Removes previews beyond the limits: the oldest of one person first, then the oldest of all.
    const mine = [...kept].filter(([, one]) => one.qui === qui).slice(0, -MOST_EACH);
    const over = [...kept].filter(([, { until }]) => until < clock.now().getTime());
    for (const [old, { fichier: of }] of [...mine, ...over, ...[...kept].slice(0, -MOST_KEPT)]) {
      kept.delete(old);
      await rm(of, { force: true });
    }
    return jeton;
  }

  async function drawn(demande: DemandeDeTirage | DemandeDEssai, most?: number): Promise<Dessine> {
    try {
      demande.signal?.throwIfAborted();
      pages.prepare();
      return await drawEdition(
        tirage,
        { ...demande, processeur, attendu: true },
        async ({ pdf, plan, document: { page }, remarques, retenus, imprimes, tardives }) => ({
          jeton: await keep(demande.qui, pdf),
          pages: plan.pages,
          largeur: page.largeur + 2 * bordDe(page),
          hauteur: page.hauteur + 2 * bordDe(page),
          rectoVerso: page.rectoVerso,
          coupe: most !== undefined && retenus.some((nombre) => nombre > most),
          tardives: tardives.size,
          remarques: [...remarques],
          erreurs: [],
          imprimes,
        }),
      );
    } catch (error) {
      if (error instanceof TropLongError || error instanceof TropGrosError)
        throw new BridgeError('invalidInput', { errors: [{ path: '', message: TROP }] });
      if (!(error instanceof GabaritFautif)) throw error;
      const none = { jeton: '', pages: 0, largeur: 0, hauteur: 0, rectoVerso: false, coupe: false, tardives: 0 };
      return { ...none, remarques: [], erreurs: error.fautes, imprimes: [] };
    }
  }

  return {
    draw: ({ entier, vite, ...asked }) => {
      const demande = vite ? { ...asked, patience: PATIENCE } : asked;
      return entier ? drawn(demande) : drawn({ ...demande, most: FICHES_D_APERCU }, FICHES_D_APERCU);
    },
    tryOut: (demande) => drawn(demande),
    page: async (qui, { jeton, page, largeur }) => {
      const found = kept.get(jeton);
      if (found === undefined || found.qui !== qui) throw new BridgeError('notFound');
      return pages.ofFile(qui, { fichier: found.fichier, page, largeur });
    },
  };
}
