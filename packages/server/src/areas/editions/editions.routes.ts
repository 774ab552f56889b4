import {
  apercuDEdition,
  apercuDeLegende,
  apercuDeRubrique,
  BridgeError,
  bilanDePlan,
  extremesDeRubrique,
  fautesDePage,
  type Langue,
  modeleEdition,
  PARIS,
  PROCHAINES_MONTREES,
  pageDApercu,
  prochainesExecutions,
  propositionsDeLegende,
  rubriqueDynamique,
} from '@bridge/contract';
import { savedRecord, withBrouillon } from '../../composition/configuration.ts';
import { selectionChoisie } from '../../composition/selection-choisie.ts';
import type { Registry } from '../../crud/registry.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import { createDerniere } from '../../platform/derniere.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { isCron } from '../../platform/jobs/schedule.rules.ts';
import { createTour } from '../../platform/tour.ts';
import type { Apercus } from '../../publication/print/apercus.ts';
import type { Db } from '../../schema.ts';
import { parseBrouillon } from '../brouillon.rules.ts';
import { cadreOf } from '../cadre.ts';
import { epinglesRoutes } from './gabarits/epingles.routes.ts';
import { erreursDuModele } from './gabarits/erreurs.ts';
import { gabaritRoutes } from './gabarits/gabarit.routes.ts';
import { apercu, propositions } from './legende.service.ts';
import { prochaineParution } from './parutions/calendrier.ts';
import { bilan } from './plan.service.ts';
import { bilanRubrique, extremesRubrique, modeleDeRubrique, rubriqueDExtremes } from './rubrique.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
  readonly clock: Clock;
  /** The origin of the files, when they have one of their own; otherwise empty. */
  readonly filesUrl: string;
  readonly apercus: Apercus;
}

/** One preview at a time for each person: a person who types asks for pages at every pause. */
const TOUR = { abreast: 2, waiting: 50, each: [{ abreast: 1 }] };

/** The contents of editions before they are printed; these routes change nothing. */
export function editionsRoutes(bind: Bind, { db, registry, clock, filesUrl, apercus }: Dependencies): void {
  const derniere = createDerniere(createTour(TOUR));
  gabaritRoutes(bind, { db, clock, filesUrl, apercus, derniere });
  epinglesRoutes(bind, { db, clock, filesUrl, apercus, derniere });

  bind(prochainesExecutions, async ({ body: { expression, du, au, fuseau = PARIS } }) => {
    if (!isCron(expression)) return { lisible: false, dates: [] };
    const validite = { du: du ?? null, au: au ?? null };
    const rythme = { calendrier: { genre: 'cron', expression }, validite, fuseau } as const;
    const dates: string[] = [];
    let next = prochaineParution(rythme, clock.now());
    while (next !== null && dates.length < PROCHAINES_MONTREES) {
      dates.push(next.toISOString());
      next = prochaineParution(rythme, next);
    }
    return { lisible: true, dates };
  });

  const cadreFor = async (
    identity: Identity,
    { entiteId }: { readonly entiteId?: number | null | undefined },
    langue: Langue,
  ) => ({
    ...(await cadreOf(db, identity, { owner: entiteId, at: clock.now(), langue })),
    fichiers: filesUrl,
  });

  const pagesOf = async ({ scope }: Identity, modele: number | null) => {
    const found = modele === null ? null : await savedRecord(db, modeleEdition, scope, modele);
    if (found === undefined) throw new BridgeError('notFound');
    return found;
  };

  bind(bilanDePlan, async ({ identity, body }) =>
    bilan({ db, registry, language: identity.language }, await cadreFor(identity, body, 'fr'), body),
  );

  bind(apercuDeRubrique, ({ identity, body, signal }) =>
    derniere(String(identity.userId), async () => {
      const { record: rubrique, remarques: manques } = parseBrouillon(rubriqueDynamique, body.valeurs);
      const cadre = await cadreFor(identity, body, body.langue);
      const bilan = await bilanRubrique(db, cadre, rubrique);
      const drawn = await apercus.draw({
        cadre,
        modele: modeleDeRubrique(await pagesOf(identity, body.modele), rubrique),
        configuration: (saved) => withBrouillon(saved, { resource: rubriqueDynamique, record: rubrique }),
        canal: 'ecran',
        entier: false,
        qui: String(identity.userId),
        signal,
      });
      return { ...bilan, pages: { ...drawn, manques: [...manques], erreurs: erreursDuModele(drawn) } };
    }),
  );

  bind(extremesDeRubrique, ({ identity, body, signal }) =>
    derniere(`extremes ${identity.userId}`, async () => {
      const { record: rubrique, remarques: manques } = parseBrouillon(rubriqueDynamique, body.valeurs);
      const cadre = await cadreFor(identity, body, body.langue);
      const { objets, ...found } = await extremesRubrique(db, cadre, rubrique);
      const drawn = await apercus.draw({
        cadre,
        modele: modeleDeRubrique(await pagesOf(identity, body.modele), rubrique),
        configuration: (saved) => ({
          ...withBrouillon(saved, { resource: rubriqueDynamique, record: rubriqueDExtremes(rubrique) }),
          selection: async () => selectionChoisie(objets),
        }),
        canal: 'ecran',
        entier: true,
        qui: String(identity.userId),
        signal,
      });
      return { ...found, pages: { ...drawn, manques: [...manques], erreurs: erreursDuModele(drawn) } };
    }),
  );

  bind(propositionsDeLegende, async ({ identity, body }) => ({
    propositions: await propositions(db, body.cibles, identity),
  }));

  bind(apercuDeLegende, async ({ identity, body: { legende, langue } }) => ({
    html: await apercu(db, await cadreFor(identity, legende, langue), legende),
  }));

  bind(apercuDEdition, ({ identity, body, signal }) =>
    derniere(String(identity.userId), async () => {
      const { valeurs, langue, canal, entier, vite } = body;
      const { record: modele, remarques: manques } = parseBrouillon(modeleEdition, valeurs);
      refuse(fautesDePage(modele));
      const cadre = await cadreFor(identity, body, langue);
      const drawn = await apercus.draw({ cadre, modele, canal, entier, vite, qui: String(identity.userId), signal });
      return { ...drawn, manques: [...manques], erreurs: erreursDuModele(drawn) };
    }),
  );

  bind(pageDApercu, async ({ identity, params, query }) => ({
    image: await apercus.page(String(identity.userId), { ...params, largeur: query.largeur }),
  }));
}
