import {
  addPasskey,
  BridgeError,
  confirmTotp,
  forgetDevices,
  getSecurite,
  prepareSecondFactor,
  prepareTotp,
  proveSecondFactor,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@bridge/contract';
import type { FastifyRequest } from 'fastify';
import { qrSvg } from '../../../composition/bloc/qr.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Identity } from '../../../platform/auth/identity.ts';
import { networkOf } from '../../../platform/auth/throttle.ts';
import type { Bind } from '../../../platform/http/endpoint.ts';
import { openFor } from '../session.service.ts';
import { visitorOf } from '../visitor.ts';
import { cookieOf } from './appareil.ts';
import { forgetAppareils } from './facteur.repository.ts';
import { totpAddress } from './facteur.rules.ts';
import { accountByCle, type FacteurDependencies, prepareForStep, proveStep, startByCle } from './facteur.service.ts';
import {
  addOwnCle,
  confirmOwnTotp,
  prepareOwnTotp,
  removeOwnCle,
  removeOwnTotp,
  renewOwnCodes,
  securiteOf,
  startOwnCle,
} from './securite.service.ts';

/** Limit for one network: keys are tried without a name, so only the network can be slowed down. */
const KEYS_PER_NETWORK = { name: 'passkey-network', most: 100, seconds: 15 * 60 };

export function facteurRoutes(bind: Bind, dependencies: FacteurDependencies & { readonly publicUrl: string }): void {
  const { db, clock, throttle, publicUrl } = dependencies;
  const secure = publicUrl.startsWith('https:');
  const preparation = async (secret: string, username: string) => {
    const { nom } = await dependencies.lieu();
    return { secret, qr: qrSvg(totpAddress(secret, username, nom)) ?? '' };
  };

  bind(prepareSecondFactor, async ({ body }) => {
    const { secret, account } = await prepareForStep(dependencies, body.jeton);
    return preparation(secret, account.username);
  });

  bind(proveSecondFactor, async ({ body, request, reply }) => {
    const { account, secours, appareil } = await proveStep(dependencies, body, visitorOf(request));
    if (appareil !== null) reply.header('set-cookie', cookieOf(appareil, secure));
    return { ...(await openFor(dependencies, account, visitorOf(request))), secours: [...secours] };
  });

  bind(startPasskeySignIn, async ({ request }) => {
    await throttle.count(KEYS_PER_NETWORK, networkOf(request.ip));
    return startByCle(dependencies);
  });

  bind(signInByPasskey, async ({ body, request }) => {
    const account = await accountByCle(dependencies, body, visitorOf(request));
    await throttle.giveBack(KEYS_PER_NETWORK, networkOf(request.ip));
    return openFor(dependencies, account, visitorOf(request));
  });

  const by = (identity: Identity, { ip }: FastifyRequest) => ({ identity, ip });
  bind(getSecurite, ({ identity }) => securiteOf(dependencies, identity));
  bind(prepareTotp, async ({ identity, body, request }) =>
    preparation(await prepareOwnTotp(dependencies, by(identity, request), body.motDePasse), identity.username),
  );
  bind(confirmTotp, async ({ identity, body, request }) => ({
    secours: await confirmOwnTotp(dependencies, by(identity, request), body.code),
  }));
  bind(removeTotp, async ({ identity, body, request }) => {
    await removeOwnTotp(dependencies, by(identity, request), body.motDePasse);
    return null;
  });
  bind(renewRecoveryCodes, async ({ identity, body, request }) => ({
    secours: await renewOwnCodes(dependencies, by(identity, request), body.motDePasse),
  }));
  bind(startPasskey, ({ identity, body, request }) =>
    startOwnCle(dependencies, by(identity, request), body.motDePasse),
  );
  bind(addPasskey, async ({ identity, body, request }) => ({
    secours: await addOwnCle(dependencies, by(identity, request), body),
  }));
  bind(removePasskey, async ({ identity, params, body, request }) => {
    await removeOwnCle(dependencies, by(identity, request), { ...params, ...body });
    return null;
  });
  bind(forgetDevices, async ({ identity, request }) => {
    if (identity.actor !== null) throw new BridgeError('forbiddenWhileActing');
    await db.transaction().execute(async (tx) => {
      await forgetAppareils(tx, identity.userId);
      const action = 'second-facteur.oublier-appareils';
      await recordAudit(tx, { at: clock.now(), action, by: identity, ip: request.ip });
    });
    return null;
  });
}
