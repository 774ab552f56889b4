import {
  actOnEcritures,
  approveEcriture,
  BridgeError,
  cancelEcriture,
  chargeApidae,
  configEcritureApidae,
  ecrituresDObjet,
  objet as objetResource,
  proposeEcriture,
  refuseEcriture,
  replayEcriture,
  restoreEcriture,
  testAutorisation,
} from '@bridge/contract';
import { attemptEach } from '../../../crud/life/ensemble.ts';
import { readRecord } from '../../../crud/read/read.service.ts';
import type { Registry } from '../../../crud/registry.ts';
import type { Write, Writing } from '../../../crud/write/writing.ts';
import { type Identity, owns } from '../../../platform/auth/identity.ts';
import type { Bind } from '../../../platform/http/endpoint.ts';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import { OutsideError } from '../../../platform/net/outside.error.ts';
import type { Db } from '../../../schema.ts';
import { entiteQuiTravaille, worksInNobodysName } from '../../cadre.ts';
import { empechementDe, type JetonsDePersonne } from './acces.ts';
import type { AccesApidae, ClientApidae } from './client.ts';
import { type ConfigEcriture, configEcriture, configsDe } from './config.repository.ts';
import { approve, cancel, refuse, replay, undo } from './decision.service.ts';
import { type EcritureLue, ecrituresOf, isStuck, lockEcriture } from './ecriture.repository.ts';
import { objetAEcrire } from './objet.ts';
import { notNow, propose } from './proposition.service.ts';
import { autorisationEnMots } from './reponse.rules.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
  readonly write: Write;
  readonly client: ClientApidae;
  readonly jetons: JetonsDePersonne;
  readonly accesDe: (db: Db, config: ConfigEcriture, personne: number | null) => Promise<AccesApidae>;
}

const LAST = 10;

/** The routes of what people propose to Apidae, and of their decisions about it. */
export function ecritureRoutes(bind: Bind, { db, registry, write, client, jetons, accesDe }: Dependencies): void {
  const objets = registry.require(objetResource);
  const configs = registry.require(configEcritureApidae);
  /** The configurations that a person may write with: in nobody's name, none. */
  const configsOf = async (tx: Db, identity: Identity, owner: number | null) =>
    worksInNobodysName(identity, owner) ? [] : configsDe(tx, entiteQuiTravaille(identity, owner));

  bind(ecrituresDObjet, async ({ identity, params }) => {
    const record = await readRecord(db, objets, identity, params.id);
    const entite = entiteQuiTravaille(identity, record.entiteId);
    const ecrit = await objetAEcrire(db, record, entite);
    const possibles = await Promise.all(
      (await configsOf(db, identity, record.entiteId)).map(async (config) => {
        const { valeurs, remarques } = chargeApidae(ecrit, config, 'MODIFICATION');
        return {
          config: config.id,
          nom: config.nom,
          modes: config.modes.filter((mode) => chargeApidae(ecrit, config, mode).charge !== null),
          approbation: config.declenchement === 'approbation',
          valeurs: [...valeurs],
          remarques: [...remarques],
          empechement: (await empechementDe(jetons, db, config, identity.userId)) ?? '',
        };
      }),
    );
    const isNobodys = worksInNobodysName(identity, record.entiteId);
    const last = isNobodys ? [] : await ecrituresOf(db, params.id, entite, LAST);
    const ecritures = last.map(({ id, mode, etat, message, cree_le }) => ({
      ...{ id, mode, etat, message },
      le: cree_le.toISOString(),
    }));
    return { possibles, ecritures };
  });

  bind(proposeEcriture, ({ identity, demande, params, body }) =>
    write(demande, async (writing) => {
      const { tx } = writing;
      const record = await readRecord(tx, objets, identity, params.id);
      const entite = entiteQuiTravaille(identity, record.entiteId);
      const config = (await configsOf(tx, identity, record.entiteId)).find(({ id }) => id === body.config);
      if (config === undefined) throw new BridgeError('notFound');
      const empechement = await empechementDe(jetons, tx, config, identity.userId);
      if (empechement !== null) throw notNow(empechement);
      const ecrit = await objetAEcrire(tx, record, entite);
      return propose(writing, { objet: record, ecrit, entite, config, mode: body.mode, origine: 'correction' });
    }),
  );

  /** A line of the person's own entity, locked; others are not found. */
  const held = async ({ tx, acteur }: Writing, id: number): Promise<EcritureLue> => {
    const line = await lockEcriture(tx, id);
    if (line === undefined || !owns(acteur.scope, line.entite_id)) throw new BridgeError('notFound');
    return line;
  };

  bind(approveEcriture, ({ demande, params }) =>
    write(demande, async (writing) => {
      await approve(writing, await held(writing, params.id));
      return null;
    }),
  );
  bind(refuseEcriture, ({ demande, params, body }) =>
    write(demande, async (writing) => {
      await refuse(writing, await held(writing, params.id), body.motif);
      return null;
    }),
  );
  bind(cancelEcriture, ({ demande, params }) =>
    write(demande, async (writing) => {
      await cancel(writing, await held(writing, params.id));
      return null;
    }),
  );
  const again = async (writing: Writing, line: EcritureLue) => replay(writing, line, await isStuck(writing.tx, line));
  bind(replayEcriture, ({ demande, params }) =>
    write(demande, async (writing) => {
      await again(writing, await held(writing, params.id));
      return null;
    }),
  );
  const gestes = { approuver: approve, rejouer: again, annuler: cancel };
  bind(actOnEcritures, ({ demande, body: { ids, geste } }) =>
    write(demande, (writing) =>
      attemptEach(writing, ids, async (id) => gestes[geste](writing, await held(writing, id))),
    ),
  );
  bind(restoreEcriture, ({ demande, params }) =>
    write(demande, async (writing) => ({ id: await undo(writing, await held(writing, params.id)) })),
  );

  bind(testAutorisation, async ({ identity, params, body }) => {
    const record = await readRecord(db, configs, identity, params.id);
    // A person who only sees a shared configuration may not use its keys.
    const config = owns(identity.scope, record.entiteId) ? await configEcriture(db, params.id) : undefined;
    if (config === undefined) throw new BridgeError('accessDenied');
    try {
      const acces = await accesDe(db, config, identity.userId);
      const autorisation = (await client.mayModify(acces, body.identifiant)) ?? 'NON_DISPONIBLE';
      return { possible: autorisation === 'MODIFICATION_POSSIBLE', phrase: autorisationEnMots(autorisation) };
    } catch (error) {
      if (error instanceof JobFailure || error instanceof OutsideError)
        return { possible: false, phrase: error.message };
      throw error;
    }
  });
}
