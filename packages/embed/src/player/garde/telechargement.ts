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

/** The shape of a manifest is unknown to this player: a newer player must be loaded. */
export class FormatInconnu extends Error {}

interface Dependencies {
  readonly liaison: Pick<Liaison, 'manifeste' | 'media'>;
  readonly coffre: Coffre;
  readonly medias: Medias;
  /** Lets the screen draw between two pieces. */
  readonly breathe: () => Promise<void>;
  readonly now: () => number;
  readonly onProgres: (centiemes: number) => void;
  /** Called before any media of a version is here: what it no longer holds must not be shown until they are. */
  readonly onAnnoncee: (manifeste: Manifeste) => void;
  readonly onErreur: (message: string) => void;
}

export interface Telechargement {
  /** The version kept at the last start, if it is whole. */
  resume(): Promise<Version | null>;
  /** Asks what to play. Answers a new version once all of it is here, or words when this screen is given nothing. */
  bring(): Promise<{ readonly nouvelle: Version | null; readonly rien: string | null }>;
  /** Asks whether the version being taken is still the right one; a newer one is told, and taken in its place. */
  lookAgain(): Promise<void>;
  /** Erases the version kept; answers whether the next start will have nothing to play either. */
  forget(): Promise<boolean>;
  /** Verifies the media kept, a piece at a time, and removes those that have changed. */
  readAgain(manifeste: Manifeste): Promise<void>;
  /** Removes the media of versions that no longer play. */
  clean(): Promise<void>;
  /** Whether every media of what plays is here, and the next start finds them. */
  complet(): boolean;
  /** The fingerprints of the media that are here. */
  presents(): ReadonlySet<string>;
}

/** Downloads a version whole beside the one that plays, then turns one pointer: after a cut, one of the two is there. */
export function createTelechargement(dependencies: Dependencies): Telechargement {
  const { liaison, coffre, medias, breathe, now, onProgres, onAnnoncee, onErreur } = dependencies;
  const remember = createRetenue(coffre, onErreur);
  const presents = new Set<string>();
  let courante: Version | null = null;
  /** The media of the version that the next start finds: not the one that plays, when the browser refuses to write. */
  let gardes: readonly MediaDEcran[] = [];
  /** The facts about what plays, when they could not be written yet. */
  let aGarder: AGarder | null = null;
  /** The media of the version being taken. */
  let attendus: readonly MediaDEcran[] = [];
  let prise: Version | null = null;
  let isOutdated = false;
  /** Somebody asked while the manifest was on its way: that manifest may be an older one. */
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
        // The media that no version uses go first; those of what plays never do.
        const freed = await removeAllBut([...voulus, ...(courante?.manifeste.medias ?? []), ...gardes]);
        if (freed === 0)
          throw new Error('Stockage plein\u00a0: la nouvelle version ne tient pas à côté de l’ancienne.');
        await takeMedia(media, onOctets);
      }
    }
  }

  /** Applies a new manifest before it is written: a full disk must not hold back an emergency message. */
  async function annonce({ texte, version }: { readonly texte: string; readonly version: string }): Promise<Version> {
    if (empreinteDuTexte(texte) !== version) throw new MediaAbime('le manifeste reçu n’est pas celui annoncé');
    const nouvelle = parse(texte, version);
    onAnnoncee(nouvelle.manifeste);
    await remember({ urgences: JSON.stringify(nouvelle.manifeste.urgences) });
    return nouvelle;
  }

  /** Writes the version that plays as the one of the next start, as soon as the browser accepts. */
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
    // The media of what plays may have been lost since: they are taken again.
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
