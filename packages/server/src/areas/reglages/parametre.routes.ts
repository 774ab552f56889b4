import { getCoupleTypes, getParams, parametres, sendTestMail, type } from '@bridge/contract';
import { typePairs } from '../../catalogue/vocabulaire.repository.ts';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { visible } from '../../crud/read/condition.repository.ts';
import { storedOf } from '../../crud/stored.ts';
import { changeSingle } from '../../crud/write/single.service.ts';
import type { Throttle } from '../../platform/auth/throttle.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Mail } from '../../platform/mail.ts';
import { tryMail } from './courriel.service.ts';
import { parametresEnregistres, parametresInForce } from './parametre.repository.ts';
import { PARAMETRES } from './parametre.service.ts';
import { bridgeParameters } from './preference.service.ts';

interface Dependencies extends CrudDependencies {
  readonly clock: Clock;
  readonly mail: Mail;
  readonly throttle: Throttle;
}

export function parametreRoutes(bind: Bind, dependencies: Dependencies): void {
  const { db, write } = dependencies;
  const types = storedOf(type);
  bind(getParams, ({ identity }) => bridgeParameters(db, identity));
  bind(getCoupleTypes, async ({ identity }) => {
    const chosen = (await parametresInForce(db)).couple_types;
    const known = new Set(chosen.map(({ categorie, type }) => `${categorie}\u001f${type}`));
    const met = await typePairs(db, visible(types, identity.scope));
    return { couples: [...chosen, ...met.filter(({ categorie, type }) => !known.has(`${categorie}\u001f${type}`))] };
  });
  bind(parametres.calls.get, () => parametresEnregistres(db));
  bind(parametres.calls.update, ({ demande, body }) =>
    write(demande, (writing) => changeSingle(dependencies, writing, PARAMETRES, 1, body)),
  );
  bind(sendTestMail, ({ identity }) => tryMail(dependencies, identity));
}
