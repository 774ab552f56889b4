import {
  BridgeError,
  type ChoixDeFiltre,
  carte,
  checkCarte,
  choixProposes,
  composantsDesGabarits,
  comptesDuFiltre,
  couvertureDuMoteur,
  dispositionDeFiche,
  type Filtre,
  filtre as filtreResource,
  gabaritFiche,
  moteur as moteurResource,
  selection as selectionResource,
  sourcesDuProduit,
} from '@bridge/contract';
import { atOnce, countOf, settled } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import { type SelectionEnregistree, savedSelection } from '../../catalogue/selection/saved.repository.ts';
import { findRecord, readRecord } from '../../crud/read/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Identity, Scope } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { composantsVus } from '../../publication/web/configuration/config.codes.repository.ts';
import { sourceDe, sourceDuProduit } from '../../publication/web/configuration/sources.rules.ts';
import { libelleDuChoix } from '../../publication/web/filtres/choix.rules.ts';
import { offreDe } from '../../publication/web/filtres/choix.service.ts';
import { comptesDe } from '../../publication/web/filtres/facettes.repository.ts';
import { conditionsDe, toutes } from '../../publication/web/filtres/filtre.condition.rules.ts';
import { SANS_DEMANDE } from '../../publication/web/filtres/filtre.rules.ts';
import { dispositionDe } from '../../rendering/web/disposition.ts';
import type { Db } from '../../schema.ts';
import { parseBrouillon } from '../brouillon.rules.ts';
import { triedScope } from '../cadre.ts';
import { TOUT } from './apercu.exemple.ts';
import { objetsMalSitues } from './carte.repository.ts';
import { composantsSeen } from './composant.repository.ts';
import { documentationDesGabarits } from './gabarits.documentation.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
  readonly clock: Clock;
}

/** What filters, moteurs and maps would do with a sélection's objets: those of its entity that the person sees. */
export function webRoutes(bind: Bind, { db, registry, clock }: Dependencies): void {
  const selectionOf = async (tx: Db, identity: Identity, id: number | null): Promise<SelectionEnregistree> => {
    if (id === null) return TOUT;
    await readRecord(tx, registry.require(selectionResource), identity, id);
    const saved = await savedSelection(tx, id);
    if (saved === undefined) throw new BridgeError('notFound');
    return saved;
  };
  /** How many objets of a sélection each choice keeps, and how many none does. */
  const counted = async (tx: Db, scope: Scope, filtres: readonly Filtre[], of: SelectionEnregistree) => {
    const opening = { brouillon: of.brouillon, scope, at: clock.now() };
    const offre = await offreDe(tx, await openQuestion(tx, opening), filtres);
    const open = await openQuestion(tx, { ...opening, aussi: offre.filtres.map(({ choix }) => choix) });
    const question = await settled(tx, open);
    const comptes = await comptesDe(tx, question, { filtres: offre.filtres, etat: SANS_DEMANDE, toujours: [] });
    const lecteur = { langue: 'fr', parDefaut: 'fr' } as const;
    const total = await countOf(tx, question);
    const each = [];
    for (const offert of offre.filtres) {
      const slugs = offert.choix.map(({ slug }) => slug);
      const any = conditionsDe([{ ...offert, tous: false }], {
        ...SANS_DEMANDE,
        filtres: { [offert.code]: { genre: 'choix', slugs } },
      });
      const none = slugs.length === 0 ? total : total - (await countOf(tx, { ...question, filtre: toutes(any) }));
      const listed = filtres.find(({ id }) => id === offert.id)?.choix.length !== 0;
      const choix = offert.choix.map((one) => ({
        slug: one.slug,
        libelle: libelleDuChoix(one, offre.noms, lecteur),
        nombre: comptes.get(offert.code)?.get(one.slug) ?? 0,
      }));
      each.push({ id: offert.id, choix: choix.filter(({ nombre }) => listed || nombre > 0), sansValeur: none });
    }
    return { total, each };
  };

  bind(comptesDuFiltre, ({ identity, body }) =>
    atOnce(db, async (tx) => {
      const { record } = parseBrouillon(filtreResource, { code: 'essai', ...body.valeurs });
      const scope = await triedScope(tx, identity, record.entiteId);
      const { total, each } = await counted(tx, scope, [record], await selectionOf(tx, identity, body.selection));
      return { total, choix: each[0]?.choix ?? [], sansValeur: each[0]?.sansValeur ?? total };
    }),
  );

  bind(choixProposes, ({ identity, body }) =>
    atOnce(db, async (tx) => {
      const { record } = parseBrouillon(filtreResource, { code: 'essai', ...body.valeurs });
      const { brouillon } = await selectionOf(tx, identity, body.selection);
      const scope = await triedScope(tx, identity, record.entiteId);
      const question = await openQuestion(tx, { brouillon, scope, at: clock.now() });
      const { filtres, noms } = await offreDe(tx, question, [{ ...record, choix: [] }]);
      const lecteur = { langue: 'fr', parDefaut: 'fr' } as const;
      const choix = (filtres[0]?.choix ?? []).map(
        (one): ChoixDeFiltre => ({ ...one, libelle: { fr: libelleDuChoix(one, noms, lecteur) } }),
      );
      return { choix: choix.slice(0, 200) };
    }),
  );

  bind(couvertureDuMoteur, ({ identity, body }) =>
    atOnce(db, async (tx) => {
      const { record } = parseBrouillon(moteurResource, body.valeurs);
      const entry = registry.require(filtreResource);
      const read = await Promise.all(record.filtres.map(({ filtre }) => findRecord(tx, entry, identity.scope, filtre)));
      const filtres = read.filter((one) => one !== undefined);
      const scope = await triedScope(tx, identity, record.entiteId);
      const { total, each } = await counted(tx, scope, filtres, await selectionOf(tx, identity, body.selection));
      const nomOf = (id: number) => filtres.find((one) => one.id === id)?.nom ?? '';
      return { total, filtres: each.map((one) => ({ ...one, nom: nomOf(one.id) })) };
    }),
  );

  bind(checkCarte, ({ identity, body }) =>
    atOnce(db, async (tx) => {
      const { record } = parseBrouillon(carte, body.valeurs);
      const scope = await triedScope(tx, identity, record.entiteId);
      const questions = [];
      for (const { selection } of record.couches) {
        const { brouillon } = await selectionOf(tx, identity, selection);
        questions.push(await settled(tx, await openQuestion(tx, { brouillon, scope, at: clock.now() })));
      }
      return objetsMalSitues(tx, questions);
    }),
  );

  bind(dispositionDeFiche, async ({ identity, query: { gabarit } }) => {
    const entry = registry.require(gabaritFiche);
    const found = gabarit === undefined ? undefined : await findRecord(db, entry, identity.scope, gabarit);
    const source = found ? sourceDe('fiche', found) : sourceDuProduit('fiche', 'deux-colonnes');
    const composants = await composantsVus(db, identity.scope, found?.entiteId ?? identity.entiteId);
    return { rangees: dispositionDe(source.liquide, composants) };
  });

  bind(composantsDesGabarits, async ({ identity }) => ({ items: await composantsSeen(db, identity.scope) }));

  bind(sourcesDuProduit, async () => documentationDesGabarits());
}
