import {
  adressesARetenir,
  BridgeError,
  changeEntity as changeEntityEndpoint,
  changeRole as changeRoleEndpoint,
  confirmRegistration,
  forgotPassword,
  getConnectionTypes,
  loginAs,
  loginAsReturn,
  loginCheck,
  loginTourinsoft,
  logout,
  refreshToken,
  register,
  resetPassword,
} from '@bridge/contract';
import { isSecret } from '../../platform/auth/secret.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import {
  type AccountDependencies,
  askForNewPassword,
  chooseNewPassword,
  confirmEmail,
  registerAccount,
} from './account.service.ts';
import { bearerOf, presentedToken } from './authenticate.ts';
import { APPAREIL_COOKIE } from './facteurs/appareil.ts';
import { facteurRoutes } from './facteurs/facteur.routes.ts';
import { type FacteurDependencies, stepAfterPassword } from './facteurs/facteur.service.ts';
import { BILLET_COOKIE } from './fournisseurs/billet.ts';
import { adressesDe } from './fournisseurs/client.ts';
import { arrive, type EntreeDependencies } from './fournisseurs/entree.service.ts';
import { fournisseursOfferts } from './fournisseurs/fournisseur.repository.ts';
import { accountByPassword, actAs, changeEntity, changeRole, openFor, signOut, stopActing } from './session.service.ts';
import { rotateTokens } from './session.tokens.ts';
import { cookieIn, visitorOf } from './visitor.ts';

export function sessionRoutes(
  bind: Bind,
  dependencies: AccountDependencies & EntreeDependencies & FacteurDependencies,
): void {
  const { readParametres } = dependencies;

  bind(getConnectionTypes, async () => {
    const parametres = await readParametres();
    const { inscription_ouverte, nom_instance, logo, mot_de_passe_longueur } = parametres;
    const fournisseurs = await fournisseursOfferts(dependencies.db, parametres);
    return {
      types: [...new Set(['bridge' as const, ...fournisseurs.map(({ systeme }) => systeme)])],
      fournisseurs: fournisseurs.map(({ code, nom, systeme }) => ({ code, nom, systeme })),
      registration: inscription_ouverte,
      name: nom_instance,
      logo,
      shortestPassword: mot_de_passe_longueur,
    };
  });
  bind(adressesARetenir, async () => adressesDe(dependencies.publicUrl));
  bind(loginTourinsoft, ({ body, request }) =>
    arrive(dependencies, body, {
      billet: cookieIn(request.headers, BILLET_COOKIE),
      token: bearerOf(request.headers),
      visitor: visitorOf(request),
    }),
  );

  bind(loginCheck, async ({ body, request }) => {
    const visitor = visitorOf(request);
    const appareil = cookieIn(request.headers, APPAREIL_COOKIE);
    const typed = { login: body.username || body.email || '', password: body.password, appareil };
    const account = await accountByPassword(dependencies, typed, visitor);
    const etape = await stepAfterPassword(dependencies, account, appareil);
    if (etape !== null) throw new BridgeError('secondFactor', { data: etape });
    return openFor(dependencies, account, visitor);
  });
  facteurRoutes(bind, dependencies);

  bind(refreshToken, async ({ body, request }) =>
    rotateTokens(dependencies, presentedRefreshToken(bearerOf(request.headers), body?.refreshToken)),
  );

  bind(logout, async ({ request }) => {
    const sortie = await signOut(dependencies, presentedToken(request.headers));
    return { sortie };
  });

  bind(loginAs, ({ identity, body, request }) => actAs(dependencies, identity, body, visitorOf(request)));
  bind(loginAsReturn, ({ identity, request }) => stopActing(dependencies, identity, visitorOf(request)));
  bind(changeEntityEndpoint, ({ identity, body }) => changeEntity(dependencies, identity, body.entite));
  bind(changeRoleEndpoint, ({ identity, body }) => changeRole(dependencies, identity, body.role));

  bind(register, async ({ body, request }) => {
    if (!(await readParametres()).inscription_ouverte) throw new BridgeError('registrationClosed');
    await registerAccount(dependencies, body, request.ip);
    return null;
  });

  bind(confirmRegistration, async ({ params }) => {
    await confirmEmail(dependencies, params.token);
    return null;
  });

  bind(forgotPassword, async ({ body, request }) => {
    await askForNewPassword(dependencies, body.email, request.ip);
    return null;
  });

  bind(resetPassword, async ({ params, body, request }) => {
    await chooseNewPassword(dependencies, params.token, body.password, request.ip);
    return null;
  });
}

/**
 * Spec §7: in the bearer header in one reading, in the body in the other. Both readings also send the access token as bearer with
 * every request: only another refresh token contradicts the body.
 */
function presentedRefreshToken(bearer: string | undefined, fromBody: string | undefined): string {
  const fromHeader =
    bearer !== undefined && (fromBody === undefined || isSecret('refresh', bearer)) ? bearer : undefined;
  if (fromHeader !== undefined && fromBody !== undefined && fromHeader !== fromBody)
    throw new BridgeError('tokenInvalid');
  const token = fromHeader ?? fromBody;
  if (!token) throw new BridgeError('tokenMissing');
  return token;
}
