import {
  type AnyRecord,
  assignDiaporama,
  BridgeError,
  captureDEcran,
  ecran as ecranResource,
  forgetEcran,
  groupesDEcrans,
  orderEcrans,
  pairEcran,
  pairNewEcran,
  programmeDEcran,
} from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import { changeRecord, createRecord, noteOnRecord, takeRecord } from '../../crud/write/record.service.ts';
import type { Writing } from '../../crud/write/writing.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Throttle } from '../../platform/auth/throttle.ts';
import type { Bind, FileAnswer } from '../../platform/http/endpoint.ts';
import { noteChanges } from '../../publication/changements.repository.ts';
import { claimCode, forgetJeton } from '../../publication/ecran/liaison/appairage.repository.ts';
import { ENTETES_DE_CAPTURE } from '../../publication/ecran/liaison/captures.ts';
import { cleDOrdre, cleDOubli } from '../../publication/ecran/liaison/diffusion.ts';
import { addOrdres, captureOf } from '../../publication/ecran/liaison/nouvelles.repository.ts';
import type { Manifestes } from '../../publication/ecran/manifestes.ts';
import { diaporamasDAutrui, groupesVus } from './ecran.repository.ts';
import { remarquesDEcran } from './ecran.service.ts';

interface Dependencies extends CrudDependencies {
  readonly throttle: Throttle;
  readonly manifestes: Pick<Manifestes, 'of'>;
  /** Tells who listens that screens have something to hear, once that is safe. */
  readonly publicChanged: () => void;
}

/** How many codes a person may try, so that none is guessed. */
const ESSAIS = { name: 'appairer', most: 20, seconds: 600 };
const INCONNU = 'Aucun écran n’attend avec ce code\u00a0: relisez-le sur l’écran. Il change tous les quarts d’heure.';

/** The actions on screens, besides those of the engine. */
export function ecranRoutes(bind: Bind, dependencies: Dependencies): void {
  const { db, write, registry, throttle, manifestes, publicChanged } = dependencies;
  const entry = registry.require(ecranResource);
  /** The screen, locked, if the person may change it. */
  const own = async (writing: Writing, id: number) => {
    const record = await takeRecord(writing, entry, id, { unversioned: true });
    if (record.supprimeLe !== null) throw new BridgeError('inTrash');
    return record;
  };
  /** Tells screens, whichever server they listen to. */
  const tell = async ({ tx, afterCommit }: Writing, cles: readonly string[]) => {
    await noteChanges(tx, cles);
    afterCommit(publicChanged);
  };
  /** Removes the credential of a screen, whose device then shows nothing more. */
  const forget = async (writing: Writing, id: number) => {
    await forgetJeton(writing.tx, id);
    await tell(writing, [cleDOubli(id)]);
  };

  /** Makes the device that shows a code the one of a screen. */
  const link = async (writing: Writing, record: AnyRecord, code: string) => {
    if (!(await claimCode(writing.tx, code, record.id, writing.at)))
      throw new BridgeError('invalidInput', { errors: [{ path: 'code', message: INCONNU }] });
    const appaireLe = writing.at.toISOString();
    await noteOnRecord(dependencies, writing, entry, record, { etat: 'appaire', appaireLe, vuLe: null });
    return appaireLe;
  };
  /** Counts a try of a code. A right one is no guess, and does not count: a hall of fifty screens is paired in a row. */
  const tried = async <T>({ userId }: Identity, pair: () => Promise<T>): Promise<T> => {
    await throttle.count(ESSAIS, String(userId));
    const paired = await pair();
    await throttle.giveBack(ESSAIS, String(userId));
    return paired;
  };

  bind(pairEcran, ({ demande, identity, params: { id }, body: { code } }) =>
    tried(identity, () =>
      write(demande, async (writing) => {
        const record = await own(writing, id);
        await forget(writing, id);
        return { appaireLe: await link(writing, record, code) };
      }),
    ),
  );

  bind(pairNewEcran, ({ demande, identity, body: { code, nom, diaporama } }) =>
    tried(identity, () =>
      write(demande, async (writing) => {
        const body = entry.resource.creation.parse({ nom, diaporama });
        const record = await createRecord(dependencies, writing, entry, body);
        return { id: record.id, appaireLe: await link(writing, record, code) };
      }),
    ),
  );

  bind(forgetEcran, ({ demande, params: { id } }) =>
    write(demande, async (writing) => {
      const record = await own(writing, id);
      await forget(writing, id);
      await noteOnRecord(dependencies, writing, entry, record, { etat: 'a-appairer', appaireLe: null });
      return null;
    }),
  );

  /** Handles screens one by one: one of another entity does not stop the others. */
  const each = async (writing: Writing, ids: readonly number[], work: (id: number) => Promise<void>) => {
    const [faits, refuses]: [number[], number[]] = [[], []];
    for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
      const refusal = await writing.attempt(() => work(id));
      (refusal === null ? faits : refuses).push(id);
    }
    return { faits, refuses };
  };

  bind(orderEcrans, ({ demande, body: { ids, ordre } }) =>
    write(demande, async (writing) => {
      const done = await each(writing, ids, async (id) => {
        const { etat } = await own(writing, id);
        if (etat === 'a-appairer') throw new BridgeError('notFound');
      });
      await addOrdres(writing.tx, done.faits, ordre, writing.at);
      await tell(writing, done.faits.map(cleDOrdre));
      return done;
    }),
  );

  bind(assignDiaporama, ({ demande, body: { ids, diaporama } }) =>
    write(demande, (writing) =>
      each(writing, ids, async (id) => {
        await changeRecord(dependencies, writing, entry, id, { diaporama }, { unversioned: true });
      }),
    ),
  );

  bind(groupesDEcrans, async ({ identity }) => ({ items: await groupesVus(db, identity.scope) }));

  /** The programme of a screen is for its owner: sharing shows the screen only. */
  const readOwn = async (identity: Identity, id: number) => {
    const record = await readRecord(db, entry, identity, id);
    if (record.modifiable !== true) throw new BridgeError('accessDenied');
    return record;
  };

  bind(captureDEcran, async ({ identity, params: { id } }): Promise<FileAnswer> => {
    await readOwn(identity, id);
    const found = await captureOf(db, id);
    if (found === undefined) throw new BridgeError('notFound');
    return { type: found.type, body: found.corps, headers: ENTETES_DE_CAPTURE };
  });

  bind(programmeDEcran, async ({ identity, params: { id } }) => {
    const record = await readOwn(identity, id);
    const pret = await manifestes.of(id);
    const { programmes = [], medias = [], urgences = [] } = pret?.manifeste ?? {};
    const played = programmes.map(({ diaporama }) => diaporama);
    const autrui = await diaporamasDAutrui(db, played, record.entiteId);
    return {
      version: pret?.version ?? null,
      aJour: pret !== null && pret.version === record.versionJouee,
      medias: medias.length,
      octets: medias.reduce((sum, { octets }) => sum + octets, 0),
      programmes: programmes.map(({ diaporama, nom, sequence }) => ({ diaporama, nom, diapositives: sequence.length })),
      urgences: urgences.length,
      remarques: remarquesDEcran(record, programmes, autrui),
    };
  });
}
