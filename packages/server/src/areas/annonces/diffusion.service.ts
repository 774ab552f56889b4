import {
  type Canal,
  choisir,
  type DiffusionVue,
  hasard,
  instantOf,
  listeWeb,
  type QuestionDeDiffusion,
  refusEnMots,
} from '@bridge/contract';
import { sql } from 'kysely';
import type { ObjetIndexe } from '../../catalogue/regle/objet-indexe.ts';
import { objetsIndexes } from '../../catalogue/regle/objets-indexes.repository.ts';
import { idsOf } from '../../catalogue/selection/evaluation.repository.ts';
import { annonceLue } from '../../composition/annonce/annonces.repository.ts';
import { contexteDe, momentDAnnonce, type Offerte, offertesPour } from '../../composition/annonce/choix.ts';
import type { SujetDePage } from '../../composition/annonce/contexte.ts';
import { aChoisir } from '../../composition/annonce/creation.rules.ts';
import { type PlaceLue, placesById, placesDe } from '../../composition/annonce/places.repository.ts';
import { type Cadre, openCadre } from '../../composition/cadre.ts';
import { openSelection } from '../../composition/selection.ts';
import { visible } from '../../crud/condition.repository.ts';
import { type Identity, owns } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

/** Where an annonce is shown at a page, a day and an hour, and why not elsewhere: the same choice as pages make. */
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

/** What an espace shows there and then, and why not the other annonces that were sold for it. */
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
  const { sujet, liste } = await sujetDe(db, cadre, place.canal, question);
  // Whatever the site: the page was chosen, not where it stands.
  const contexte = await contexteDe(db, { ...cadre, site: null, liste, sujet }, annonces);
  const everywhere = annonces.map((one) => ({ ...one, sites: [] }));
  const [chosen] = choisir({
    places: [{ ...place, fois: place.simultanees }],
    annonces: everywhere,
    moment: momentDAnnonce(at),
    contexte,
    tirage: hasard(at.getTime()),
  });
  const named = ({ id, lue }: Offerte) =>
    // Annonces of others take their place without a name.
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

/** What a page is about: the objets of a list as it is saved, or one; slides and printed pages have no subject. */
export async function sujetDe(
  db: Db,
  cadre: Cadre,
  canal: Canal,
  { liste, objet }: Pick<QuestionDeDiffusion, 'liste' | 'objet'>,
): Promise<{ readonly sujet: SujetDePage | null; readonly liste: number | null }> {
  if (canal !== 'web') return { sujet: null, liste: null };
  if (objet !== undefined) {
    const objets = await objetsVus(db, cadre, [objet]);
    return { sujet: { objets, isFiche: true, tags: [] }, liste: null };
  }
  const record = liste === undefined ? undefined : await cadre.configuration.live(listeWeb, liste);
  if (record === undefined) return { sujet: { objets: [], isFiche: false, tags: [] }, liste: null };
  const { question } = await openSelection(db, cadre, { selection: record.selection });
  const ids = question === undefined ? [] : await idsOf(db, question, { offset: 0, limit: record.parPage });
  return {
    sujet: { objets: await objetsVus(db, cadre, ids), isFiche: false, tags: record.tagsAnnonce },
    liste: record.id,
  };
}

const OWNED = { ownerColumn: 'entite_id', shared: true } as const;

const objetsVus = (db: Db, { scope }: Cadre, ids: readonly number[]): Promise<ObjetIndexe[]> =>
  objetsIndexes(db, {
    where: sql`id = ANY(${[...ids]}::bigint[]) AND (${visible(OWNED, scope)})`,
    apres: 0,
    most: ids.length,
    profils: [],
  });
