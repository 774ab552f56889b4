import {
  completudeDe,
  exportQualite,
  getCommunesDeQualite,
  getQualite,
  getTendanceDeQualite,
  labelOfSysteme,
  type ParDeQualite,
  TYPES_BRIDGE,
} from '@bridge/contract';
import type { CrudDependencies } from '../../../crud/crud.routes.ts';
import type { Condition } from '../../../crud/read/condition.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Throttle } from '../../../platform/auth/throttle.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inScope } from '../../../platform/db/conditions.ts';
import { csvAnswer } from '../../../platform/http/csv.ts';
import type { Bind } from '../../../platform/http/endpoint.ts';
import type { Db } from '../../../schema.ts';
import { type ACorriger, aCorrigerApres } from './correction.repository.ts';
import { anomaliesEnMots } from './correction.words.ts';
import { lienDeCorrectionRoutes } from './liens.routes.ts';
import { nomsDesProprietaires, situationsDe } from './proprietaires.repository.ts';
import { isCode, nomDuProprietaire } from './proprietaires.rules.ts';
import { anomaliesDe, communesDe, communesDesTerritoires, nomsDesParts, partsDe } from './qualite.repository.ts';
import { partsNommees, sansObjet } from './qualite.rules.ts';
import { objetsVus } from './qualite.service.ts';
import { relevesDe } from './releve.repository.ts';
import { fluxDeReleves } from './releve.rules.ts';
import { reponseRoutes } from './reponses/reponses.routes.ts';

interface Dependencies extends Pick<CrudDependencies, 'db' | 'write' | 'registry'> {
  readonly clock: Clock;
  readonly throttle: Throttle;
}

const LOT = 1_000;

/** The quality of the published objets that a person sees and searches, as in their list. */
export function qualiteRoutes(bind: Bind, dependencies: Dependencies): void {
  const { db, registry } = dependencies;
  const chosen = (scope: Scope, query: Parameters<typeof objetsVus>[2]) => objetsVus(registry, scope, query);

  bind(getQualite, async ({ identity: { scope }, query }) => {
    const which = chosen(scope, query);
    const [lues, anomalies] = await Promise.all([partsDe(db, which), anomaliesDe(db, which)]);
    const clesDe = (one: ParDeQualite) => lues.flatMap(({ par, cle }) => (par === one && cle !== '' ? [cle] : []));
    const proprietairesLus = clesDe('proprietaire');
    const [named, proprietaires, situations] = await Promise.all([
      nomsDesParts(db, clesDe('entite').map(Number)),
      nomsDesProprietaires(db, scope, proprietairesLus),
      situationsDe(db, which, proprietairesLus.filter(isCode)),
    ]);
    const noms = { ...named, proprietaires, situations };
    const whole = lues.find(({ par }) => par === 'tout');
    return {
      objets: whole?.objets ?? 0,
      completude: whole?.completude ?? 0,
      aCorriger: whole?.aCorriger ?? 0,
      graves: whole?.graves ?? 0,
      anomalies,
      parts: {
        type: partsNommees(lues, 'type', noms),
        entite: partsNommees(lues, 'entite', noms),
        proprietaire: partsNommees(lues, 'proprietaire', noms),
        source: partsNommees(lues, 'source', noms),
      },
    };
  });

  bind(getCommunesDeQualite, async ({ identity: { scope }, query }) => {
    const [lues, voulues] = await Promise.all([
      communesDe(db, chosen(scope, query)),
      communesDesTerritoires(db, inScope('entites.id', scope)),
    ]);
    return { items: lues.map(({ insee: _, ...commune }) => commune), sansObjet: sansObjet(voulues, lues) };
  });

  bind(getTendanceDeQualite, async ({ identity: { scope } }) => ({ flux: fluxDeReleves(await relevesDe(db, scope)) }));

  bind(exportQualite, async ({ identity: { scope }, query }) =>
    csvAnswer('a-corriger.csv', COLONNES, lignes(db, scope, chosen(scope, query))),
  );

  lienDeCorrectionRoutes(bind, dependencies);
  reponseRoutes(bind, dependencies);
}

const COLONNES = [
  'Numéro',
  'Nom',
  'Type',
  'Commune',
  'Entité',
  'Propriétaire',
  'Source',
  'Identifiant source',
  'Complétude',
  'À corriger',
];

/** A lot at a time: a catalogue is longer than a memory. */
async function* lignes(db: Db, scope: Scope, which: Condition) {
  for (let after = 0; ; ) {
    const lot = await aCorrigerApres(db, which, after, LOT);
    const noms = await nomsDesProprietaires(db, scope, [...new Set(lot.map(({ proprietaire }) => proprietaire))]);
    for (const one of lot)
      yield ligne({ ...one, proprietaire: nomDuProprietaire(one.proprietaire, noms) ?? one.proprietaire });
    after = lot.at(-1)?.id ?? 0;
    if (lot.length < LOT) return;
  }
}

const ligne = ({ id, nom, type, commune, entite, proprietaire, systeme, identifiant, anomalies }: ACorriger) => [
  String(id),
  nom,
  TYPES_BRIDGE.find(({ value }) => value === type)?.label ?? type,
  commune,
  entite,
  proprietaire,
  labelOfSysteme(systeme),
  identifiant,
  `${completudeDe(anomalies)}\u00a0%`,
  anomaliesEnMots(anomalies).join(', '),
];
