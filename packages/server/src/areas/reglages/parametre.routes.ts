import { getCoupleTypes, getParams, readParams, sendTestMail, type, updateParams } from '@bridge/contract';
import { typePairs } from '../../catalogue/vocabulaire.repository.ts';
import { visible } from '../../crud/condition.repository.ts';
import { storedOf } from '../../crud/stored.ts';
import type { Throttle } from '../../platform/auth/throttle.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Mail } from '../../platform/mail.ts';
import { tryMail } from './courriel.service.ts';
import { parametresEnregistres, parametresInForce } from './parametre.repository.ts';
import { changeParametres, type ParametreDependencies } from './parametre.service.ts';
import { bridgeParameters } from './preference.service.ts';

interface Dependencies extends ParametreDependencies {
  readonly mail: Mail;
  readonly throttle: Throttle;
}

export function parametreRoutes(bind: Bind, dependencies: Dependencies): void {
  const { db } = dependencies;
  const types = storedOf(type);
  bind(getParams, ({ identity }) => bridgeParameters(db, identity));
  bind(getCoupleTypes, async ({ identity }) => {
    const chosen = (await parametresInForce(db)).couple_types;
    const known = new Set(chosen.map(({ categorie, type }) => `${categorie}\u001f${type}`));
    const met = await typePairs(db, visible(types, identity.scope));
    return { couples: [...chosen, ...met.filter(({ categorie, type }) => !known.has(`${categorie}\u001f${type}`))] };
  });
  bind(readParams, () => parametresEnregistres(db));
  bind(updateParams, ({ body, identity, request }) => changeParametres(dependencies, identity, body, request.ip));
  bind(sendTestMail, ({ identity }) => tryMail(dependencies, identity));
}
