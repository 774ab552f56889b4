import {
  apercuDeBloc,
  BridgeError,
  champsDesLignes,
  extremesDeBloc,
  MOST_EXTREMES,
  MOTIFS_DE_VIDE,
  modalitesDuCritere,
  objet,
} from '@bridge/contract';
import { champsOfferts, modalitesOffertes } from '../../catalogue/bloc/noms.repository.ts';
import { duType, echantillon } from '../../catalogue/bloc/objets-rendus.repository.ts';
import { atOnce, publishedWhere, retainedWhere } from '../../catalogue/selection/evaluation.repository.ts';
import { type CadreDemande, openCadre } from '../../composition/cadre.ts';
import { openSelection } from '../../composition/selection.ts';
import { all } from '../../crud/read/condition.repository.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { htmlOfBloc } from '../../rendering/bloc.html.ts';
import type { Db } from '../../schema.ts';
import { cadreOf } from '../cadre.ts';
import { extremes, openEssai } from './bloc.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
  readonly clock: Clock;
}

/** What blocs show, saved or not. */
export function blocRoutes(bind: Bind, { db, registry, clock }: Dependencies): void {
  bind(apercuDeBloc, async ({ identity, body: { objet: id, bloc, canal, langue } }) => {
    await readRecord(db, registry.require(objet), identity, id);
    const essai = { bloc, canal, cadre: await cadreOf(db, identity, { at: clock.now(), langue }) };
    const [one] = await atOnce(db, async (tx) => (await openEssai(tx, essai)).compose([id]));
    const rendu = one?.blocs[0]?.rendu;
    if (one === undefined || rendu === undefined) throw new BridgeError('notFound');
    const named = { id, nom: one.nom.texte };
    return rendu.vide
      ? { objet: named, rendu: null, html: '', vide: true, motif: MOTIFS_DE_VIDE[rendu.motif] }
      : { objet: named, rendu: rendu.rendu, html: htmlOfBloc(rendu.rendu), vide: false, motif: null };
  });

  bind(extremesDeBloc, async ({ identity, body: { selection: of, bloc, canal, langue } }) => {
    const cadre = await cadreOf(db, identity, { at: clock.now(), langue });
    const among = of === undefined ? publishedWhere(cadre) : await retainedBy(db, cadre, of);
    const ids = await echantillon(db, all([among, duType(bloc.typesObjets)]), MOST_EXTREMES);
    return extremes(db, ids, { bloc, canal, cadre });
  });

  bind(champsDesLignes, async ({ identity }) => ({ items: await champsOfferts(db, identity.language) }));

  bind(modalitesDuCritere, async ({ identity: { scope, language }, query }) => ({
    items: await modalitesOffertes(db, query.critere, { scope, langue: language }),
  }));
}

/** The objets of a sélection that the cadre sees. */
async function retainedBy(tx: Db, cadre: CadreDemande, id: number) {
  const { question } = await openSelection(tx, openCadre(tx, cadre), { selection: id });
  if (question === undefined) throw new BridgeError('notFound');
  return retainedWhere(question);
}
