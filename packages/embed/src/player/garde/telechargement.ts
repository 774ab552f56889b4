import type { Manifeste, MediaDEcran } from '@bridge/contract';
import { messageOf } from '../journal.ts';
import type { Liaison } from '../liaison/liaison.ts';
import { type AGarder, type Coffre, createRetenue } from './coffre.ts';
import { empreinteDuFichier, empreinteDuTexte } from './empreinte.ts';
import { MediaAbime, type Medias, verify } from './medias.ts';

export interface Version {
  readonly version: string;
  readonly manifeste: Manifeste;
}

/** A manifest of a shape that this player does not know: a newer one is there to be loaded. */
export class FormatInconnu extends Error {}

interface Dependencies {
  readonly liaison: Pick<Liaison, 'manifeste' | 'media'>;
  readonly coffre: Coffre;
  readonly medias: Medias;
  /** Lets the screen draw. */
  readonly breathe: () => Promise<void>;
  readonly now: () => number;
  readonly onProgres: (centiemes: number) => void;
  /** Known before any of its media is here: what it no longer holds is not shown until they are. */
  readonly onAnnoncee: (manifeste: Manifeste) => void;
  readonly onErreur: (message: string) => void;
}

export interface Telechargement {
  /** What was kept at the last start, if it is whole. */
  resume(): Promise<Version | null>;
  /** Asks for what there is to play. A new version is told once all of it is here; words where nothing is given to this screen. */
  bring(): Promise<{ readonly nouvelle: Version | null; readonly rien: string | null }>;
  /** While a version is being taken: whether it is still the one to take. A newer one is told at once, and taken in its place. */
  lookAgain(): Promise<void>;
  /** Nothing is given to this screen any more: whether the next start has nothing to play either. */
  forget(): Promise<boolean>;
  /** Reads what is kept again, a piece at a time, and throws away what is no longer what it was. */
  readAgain(manifeste: Manifeste): Promise<void>;
  /** Removes the media of versions that are no longer played. */
  clean(): Promise<void>;
  /** Whether nothing is missing of what plays, and the next start finds it. */
  complet(): boolean;
  /** The media that are here. */
  presents(): ReadonlySet<string>;
}

/** Takes versions whole beside the one that plays, then turns one pointer: whatever is cut or killed, one of the two is there. */
export function createTelechargement(dependencies: Dependencies): Telechargement {
  const { liaison, coffre, medias, breathe, now, onProgres, onAnnoncee, onErreur } = dependencies;
  const remember = createRetenue(coffre, onErreur);
  const presents = new Set<string>();
  let courante: Version | null = null;
  /** Of the version that the next start finds: where the browser refuses to write, it is not the one that plays. */
  let gardes: readonly MediaDEcran[] = [];
  /** What plays and could not be written down yet. */
  let aGarder: AGarder | null = null;
  /** Of the version that is being taken. */
  let attendus: readonly MediaDEcran[] = [];
  let prise: Version | null = null;
  let isOutdated = false;
  /** Somebody asked while the manifest was on its way: it may be of before. */
  let isDoubtful = false;

  const parse = (texte: string, version: string): Version => {
    const manifeste: Manifeste = JSON.parse(texte);
    if (manifeste.format !== 1) throw new FormatInconnu(`manifeste de forme ${manifeste.format}`);
    return { version, manifeste };
  };

  async function tally(): Promise<void> {
    const found = await medias.liste();
    presents.clear();
    for (const empreinte of found) presents.add(empreinte);
  }

  async function removeAllBut(gardes: readonly MediaDEcran[]): Promise<number> {
    const kept = new Set(gardes.map(({ empreinte }) => empreinte));
    const unused = (await medias.liste()).filter((empreinte) => !kept.has(empreinte));
    for (const empreinte of unused) {
      presents.delete(empreinte);
      await medias.remove(empreinte);
    }
    return unused.length;
  }

  async function takeMedia(media: MediaDEcran, onOctets: (combien: number) => void): Promise<void> {
    await medias.store(media, verify(await liaison.media(media.empreinte), media, onOctets));
    presents.add(media.empreinte);
  }

  async function takeMedias({ medias: voulus }: Manifeste): Promise<void> {
    attendus = voulus;
    const manquants = voulus.filter(({ empreinte }) => !presents.has(empreinte));
    const total = manquants.reduce((sum, { octets }) => sum + octets, 0);
    let recus = 0;
    if (total > 0) onProgres(0);
    const onOctets = (combien: number) => {
      recus += combien;
      onProgres(Math.min(99, Math.floor((100 * recus) / Math.max(total, 1))));
    };
    for (const media of manquants) {
      if (isOutdated) return;
      try {
        await takeMedia(media, onOctets);
      } catch (error) {
        if (!isFull(error)) throw error;
        // What no version plays leaves first; what plays never does.
        const freed = await removeAllBut([...voulus, ...(courante?.manifeste.medias ?? []), ...gardes]);
        if (freed === 0)
          throw new Error('Stockage plein\u00a0: la nouvelle version ne tient pas à côté de l’ancienne.');
        await takeMedia(media, onOctets);
      }
    }
  }

  /** Obeyed before it is written: a disk that refuses keeps no screen from a message of emergency. */
  async function annonce({ texte, version }: { readonly texte: string; readonly version: string }): Promise<Version> {
    if (empreinteDuTexte(texte) !== version) throw new MediaAbime('le manifeste reçu n’est pas celui annoncé');
    const nouvelle = parse(texte, version);
    onAnnoncee(nouvelle.manifeste);
    await remember({ urgences: JSON.stringify(nouvelle.manifeste.urgences) });
    return nouvelle;
  }

  /** Turns the pointer to what plays, as soon as the browser lets itself be written to. */
  async function keepAll(): Promise<void> {
    if (aGarder === null || !(await remember(aGarder))) return;
    aGarder = null;
    gardes = courante?.manifeste.medias ?? [];
  }

  async function lookAgain(): Promise<void> {
    isDoubtful = prise === null;
    if (prise === null) return;
    const answer = await liaison.manifeste(prise.version);
    if (answer.etat === 'pareil') return;
    if (answer.etat === 'nouveau') await annonce(answer);
    isOutdated = true;
  }

  async function bring(): ReturnType<Telechargement['bring']> {
    isOutdated = false;
    const answer = await liaison.manifeste(courante?.version ?? null);
    if (answer.etat === 'rien') return { nouvelle: null, rien: answer.message };
    prise = answer.etat === 'pareil' ? courante : await annonce(answer);
    await remember({ contact: now() });
    if (isDoubtful) await lookAgain();
    // Of what plays already, what was lost since is taken again.
    if (prise) await takeMedias(prise.manifeste);
    if (isOutdated) return bring();
    onProgres(100);
    if (answer.etat === 'nouveau') {
      courante = prise;
      aGarder = { version: answer.version, manifeste: answer.texte };
    }
    await keepAll();
    return { nouvelle: answer.etat === 'nouveau' ? courante : null, rien: null };
  }

  return {
    async resume() {
      await tally();
      const { version, manifeste } = await coffre.load();
      if (version === undefined || manifeste === undefined) return null;
      try {
        if (empreinteDuTexte(manifeste) !== version) throw new Error('ce qui était gardé est abîmé');
        courante = parse(manifeste, version);
      } catch (error) {
        onErreur(`Contenu gardé illisible\u00a0: ${messageOf(error)}.`);
        await remember({ version: null, manifeste: null });
        return null;
      }
      gardes = courante.manifeste.medias;
      return courante;
    },

    async bring() {
      try {
        return await bring();
      } finally {
        prise = null;
      }
    },

    lookAgain,

    forget() {
      courante = null;
      aGarder = null;
      return remember({ version: null, manifeste: null, urgences: null });
    },

    async readAgain(manifeste) {
      await tally();
      for (const { empreinte, octets } of manifeste.medias) {
        const fichier = presents.has(empreinte) ? await medias.load(empreinte).catch(() => null) : null;
        const isWhole = fichier?.size === octets && (await empreinteDuFichier(fichier, breathe)) === empreinte;
        if (isWhole || !presents.has(empreinte)) continue;
        onErreur('Un média gardé était abîmé\u00a0: il sera repris.');
        presents.delete(empreinte);
        await medias.remove(empreinte);
      }
    },

    async clean() {
      if (courante) await removeAllBut([...courante.manifeste.medias, ...attendus, ...gardes]);
    },

    complet: () =>
      aGarder === null && (courante?.manifeste.medias ?? []).every(({ empreinte }) => presents.has(empreinte)),

    presents: () => presents,
  };
}

const isFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError';
