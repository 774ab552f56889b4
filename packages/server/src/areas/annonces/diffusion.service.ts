import {
  type Canal,
  carte as carteResource,
  chooseAnnonces,
  type DiffusionVue,
  hasard,
  instantOf,
  listeWeb,
  type QuestionDeDiffusion,
  refusEnMots,
  site as siteResource,
} from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import type { ObjetIndexe } from '../../catalogue/regle/objet-indexe.ts';
import { objetsIndexes } from '../../catalogue/regle/objets-indexes.repository.ts';
import { idsOf } from '../../catalogue/selection/evaluation.repository.ts';
import { annonceLue } from '../../composition/annonce/annonces.repository.ts';
import { contexteDe, momentDAnnonce, type Offerte, offertesPour } from '../../composition/annonce/choix.ts';
import type { SujetDePage } from '../../composition/annonce/contexte.ts';
import { aChoisir, creationsEn } from '../../composition/annonce/creation.rules.ts';
import { type PlaceLue, placesById, placesDe, sitesDeLEspace } from '../../composition/annonce/places.repository.ts';
import { type Cadre, openCadre } from '../../composition/cadre.ts';
import { configurationOf } from '../../composition/configuration.ts';
import { mediaFor } from '../../composition/media.ts';
import { openSelection } from '../../composition/selection.ts';
import { visible } from '../../crud/read/condition.repository.ts';
import { scopeOfEntity } from '../../crud/read/portee.repository.ts';
import { type Identity, owns } from '../../platform/auth/identity.ts';
import { configPubliee } from '../../publication/web/configuration/config.repository.ts';
import type { Db } from '../../schema.ts';
import { OWNED } from './annonce.repository.ts';

/** Where an annonce is shown at a page, a day and an hour, and why not elsewhere, by the choice that pages make. */
export async function diffusionDe(
  db: Db,
  identity: Identity,
  id: number,
  question: QuestionDeDiffusion,
): Promise<DiffusionVue[]> {
  const lue = await annonceLue(db, 'web', id);
  if (lue === undefined) return [];
  const places = lue.espaces.length > 0 ? await placesById(db, lue.espaces) : await placesDe(db, lue.entiteId);
  const all = await Promise.all(
    places.map(async (place) => {
      const own = await annonceLue(db, place.canal, id);
      const besides = own === undefined ? [] : [aChoisir(own, place.canal, question.langue)];
      const said = await diffusionsDans(db, identity, place, question, besides);
      return said.filter((one) => one.annonce?.id === id);
    }),
  );
  return all.flat();
}

/** The annonces that an espace shows there and then, and why not the others sold for it. */
export async function diffusionsDans(
  db: Db,
  identity: Identity,
  place: PlaceLue,
  question: QuestionDeDiffusion,
  besides: readonly Offerte[] = [],
): Promise<DiffusionVue[]> {
  const { langue, jour, heure } = question;
  const at = instantOf(jour, heure);
  const cadre = openCadre(db, { scope: identity.scope, entite: place.entiteId, langue, at });
  const sold = await offertesPour(db, [place], { canal: place.canal, langue, du: jour, au: jour });
  const annonces = [...besides, ...sold.filter((one) => !besides.some(({ id }) => id === one.id))];
  // A site of the espace that the annonce does not leave out.
  const sites = (await sitesDeLEspace(db, place.espace)).map(({ id }) => id);
  const [tried] = besides;
  const site = sites.find((id) => !tried || tried.sites.length === 0 || tried.sites.includes(id)) ?? sites[0] ?? null;
  const { sujet, liste } = await sujetDe(db, cadre, place.canal, { ...question, site });
  const isBeside = place.canal !== 'web';
  const contexte = await contexteDe(db, { ...cadre, site, liste, sujet, isBeside }, annonces);
  const parmi = await montrables(db, cadre, place, annonces);
  const [chosen] = chooseAnnonces({
    places: [{ ...place, fois: place.canal === 'web' ? place.simultanees : 1, parmi }],
    annonces,
    moment: momentDAnnonce(at),
    contexte,
    tirage: hasard(at.getTime()),
  });
  const named = ({ id, lue }: Offerte) =>
    // Annonces of other entities take their place without a name.
    owns(identity.scope, lue.entiteId) ? { id, nom: lue.nom } : null;
  const of = { espace: { id: place.espace, nom: place.nom }, canal: place.canal };
  const shown = chosen?.montrees.filter((one) => one !== null) ?? [];
  return [
    ...[...new Set(shown)].map((one) => ({ ...of, annonce: named(one), parait: true, raison: 'Elle paraît.' })),
    ...(chosen?.refus ?? []).map(({ annonce, refus }) => ({
      ...of,
      annonce: named(annonce),
      parait: refus.motif === 'tirage',
      raison: refusEnMots(refus),
    })),
  ];
}

/** The annonces with something to show: words, an archive, an establishment, or a media whose rights allow it. */
async function montrables(
  db: Db,
  cadre: Cadre,
  { canal, formats }: PlaceLue,
  annonces: readonly Offerte[],
): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  for (const { id, lue } of annonces) {
    const owner = { ...cadre, configuration: configurationOf(db, await scopeOfEntity(db, lue.entiteId)) };
    for (const { creation, format } of creationsEn(lue, cadre.langue)) {
      const { media, titre, archive } = creation;
      const isSeen = media !== null && typeof (await mediaFor(canal, owner, media.id)) !== 'string';
      const hasMore = titre !== '' || archive !== '' || (format.genre === 'native' && lue.objet !== null);
      if (formats.includes(format.id) && (isSeen || hasMore)) found.add(id);
    }
  }
  return found;
}

interface Page extends Pick<QuestionDeDiffusion, 'liste' | 'carte' | 'objet'> {
  /** Whose fiches are looked at. */
  readonly site?: number | null;
}

/** The objets that a page is about: those of a saved list or map, or one. Outside of sites, there may be none. */
export async function sujetDe(
  db: Db,
  cadre: Cadre,
  canal: Canal,
  { liste, carte, objet, site = null }: Page,
): Promise<{ readonly sujet: SujetDePage | null; readonly liste: number | null }> {
  if (canal !== 'web') return { sujet: null, liste: null };
  if (objet !== undefined) {
    const objets = await objetsVus(db, cadre, [objet]);
    const tags = await tagsDeFiche(db, cadre, site, objets[0]);
    return { sujet: { objets, isFiche: true, tags }, liste: null };
  }
  const map = carte === undefined ? undefined : await cadre.configuration.live(carteResource, carte);
  if (map !== undefined) {
    const ids = new Set<number>();
    for (const { selection } of map.couches)
      for (const id of await idsDe(db, cadre, selection, MOST_SUR_CARTE - ids.size)) ids.add(id);
    const objets = await objetsVus(db, cadre, [...ids]);
    return { sujet: { objets, isFiche: false, tags: map.tagsAnnonce }, liste: null };
  }
  const record = liste === undefined ? undefined : await cadre.configuration.live(listeWeb, liste);
  if (record === undefined) return { sujet: { objets: [], isFiche: false, tags: [] }, liste: null };
  const ids = await idsDe(db, cadre, record.selection, record.parPage);
  return {
    sujet: { objets: await objetsVus(db, cadre, ids), isFiche: false, tags: record.tagsAnnonce },
    liste: record.id,
  };
}

/** As many objets as the page of a map lists in words. */
const MOST_SUR_CARTE = 100;

async function idsDe(db: Db, cadre: Cadre, selection: number, limit: number): Promise<readonly number[]> {
  const { question } = await openSelection(db, cadre, { selection });
  return question === undefined || limit <= 0 ? [] : idsOf(db, question, { offset: 0, limit });
}

/** The tags put by hand on the fiche that shows an objet on a site. */
async function tagsDeFiche(
  db: Db,
  { at, configuration }: Cadre,
  site: number | null,
  objet: ObjetIndexe | undefined,
): Promise<readonly number[]> {
  const found = site === null || objet === undefined ? undefined : await configuration.live(siteResource, site);
  if (found === undefined || objet === undefined) return [];
  return (await configPubliee(db, at).ficheDe(found, objet.typeBridge))?.tagsAnnonce ?? [];
}

const objetsVus = (db: Db, { scope }: Cadre, ids: readonly number[]): Promise<ObjetIndexe[]> =>
  objetsIndexes(db, {
    where: sql<SqlBool>`id = ANY(${[...ids]}::bigint[]) AND (${visible(OWNED, scope)})`,
    apres: 0,
    most: ids.length,
    profils: [],
  });
