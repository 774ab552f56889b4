import {
  apercuDeBloc,
  BridgeError,
  brouillonDeSelectionSchema,
  champsDesLignes,
  extremesDeBloc,
  MOST_EXTREMES,
  MOTIFS_DE_VIDE,
  modalitesDuCritere,
  objet,
  selection,
} from '@bridge/contract';
import { champsOfferts, modalitesOffertes } from '../../catalogue/bloc/noms.repository.ts';
import { duType, echantillon } from '../../catalogue/bloc/objets-rendus.repository.ts';
import { publishedWhere, retainedWhere } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import { all } from '../../crud/condition.repository.ts';
import { readRecord } from '../../crud/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { htmlOfBloc } from '../../rendering/bloc.html.ts';
import type { Db } from '../../schema.ts';
import { extremes, renderObjets } from './bloc.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
  readonly clock: Clock;
}

/** What blocs show, before they are saved as after. */
export function blocRoutes(bind: Bind, { db, registry, clock }: Dependencies): void {
  bind(apercuDeBloc, async ({ identity, body: { objet: id, ...asked } }) => {
    await readRecord(db, registry.require(objet.id), identity, id);
    const [one] = await renderObjets(db, [id], { ...asked, identity, at: clock.now() });
    if (one === undefined) throw new BridgeError('notFound');
    const { rendu } = one;
    return rendu.vide
      ? { objet: one.objet, rendu: null, html: '', vide: true, motif: MOTIFS_DE_VIDE[rendu.motif] }
      : { objet: one.objet, rendu: rendu.rendu, html: htmlOfBloc(rendu.rendu), vide: false, motif: null };
  });

  bind(extremesDeBloc, async ({ identity, body: { selection: of, ...asked } }) => {
    const at = clock.now();
    const among = of === undefined ? publishedWhere(identity) : await retainedBy(of, { db, registry, identity, at });
    const ids = await echantillon(db, all([among, duType(asked.bloc.typesObjets)]), MOST_EXTREMES);
    return extremes(db, ids, { ...asked, identity, at });
  });

  bind(champsDesLignes, async ({ identity }) => ({ items: await champsOfferts(db, identity.language) }));

  bind(modalitesDuCritere, async ({ identity: { scope, language }, query }) => ({
    items: await modalitesOffertes(db, query.critere, { scope, langue: language }),
  }));
}

interface Reading extends Omit<Dependencies, 'clock'> {
  readonly identity: Identity;
  readonly at: Date;
}

async function retainedBy(id: number, { db, registry, identity, at }: Reading) {
  const record = await readRecord(db, registry.require(selection.id), identity, id);
  const shape = Object.keys(brouillonDeSelectionSchema.shape);
  const brouillon = brouillonDeSelectionSchema.parse(Object.fromEntries(shape.map((name) => [name, record[name]])));
  return retainedWhere(await openQuestion(db, { brouillon, scope: identity.scope, at }));
}
