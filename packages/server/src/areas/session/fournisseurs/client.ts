import { BridgeError, type Fournisseur } from '@bridge/contract';
import * as oidc from 'openid-client';
import type { Clock } from '../../../platform/clock.ts';
import type { Outside } from '../../../platform/net/outside.types.ts';
import { isAllowed, readAllowed } from '../../../platform/net/target.rules.ts';
import { EchecDEtape, type EtapeDuVoyage, isAway, raisonDEchec } from './echec.rules.ts';
import type { NoteEchec } from './echec.service.ts';
import { outsideFetch } from './outside-fetch.ts';

/** A provider with the secret that proves that Bridge is its client. */
export interface FournisseurOuvert extends Fournisseur {
  readonly secretOuvert: string;
}

/** The values that prove that an answer belongs to the question that was sent. */
export interface Preuves {
  readonly state: string;
  readonly nonce: string;
  readonly verify: string;
}

/** The parameters of the address that the browser came back to. */
export interface Retour {
  readonly code: string;
  readonly state?: string | undefined;
  readonly iss?: string | undefined;
}

export interface Identification {
  /** Everything that the provider says of the person. */
  readonly dires: Readonly<Record<string, unknown>>;
  /** The address where the browser signs out at the provider too, or null when the provider has none. */
  readonly sortie: string | null;
  /** The tokens to act in the person's name at the provider, or null for providers where Bridge does not act. */
  readonly jetons: Jetons | null;
}

/** Tokens to act in a person's name at a provider. */
export interface Jetons {
  readonly acces: string;
  /** The token that renews the access, or null when the provider gives none. */
  readonly rafraichissement: string | null;
  /** When the access ends, in milliseconds. */
  readonly fin: number;
}

export interface ClientDesFournisseurs {
  depart(fournisseur: FournisseurOuvert, preuves: Preuves): Promise<string>;
  identify(fournisseur: FournisseurOuvert, retour: Retour, preuves: Preuves): Promise<Identification>;
  renew(fournisseur: FournisseurOuvert, rafraichissement: string): Promise<Jetons>;
}

export interface ClientDependencies {
  readonly outside: Pick<Outside, 'read'>;
  readonly clock: Clock;
  /** Hosts of the operator's own network, which alone may use plain HTTP. */
  readonly intranet: readonly string[];
  readonly publicUrl: string;
  readonly noteEchec: NoteEchec;
}

/** How long the configuration that a provider publishes is kept. */
const KNOWN_FOR = 60 * 60 * 1000;
/** The systems that Bridge writes to in people's names. Tokens of the others are not kept. */
const ACTS_FOR_PEOPLE: readonly string[] = ['apidae'];

/** The addresses of ours that a provider sends people to. */
export const adressesDe = (publicUrl: string) => ({
  retour: `${publicUrl}/auth-redirect`,
  apresDeconnexion: `${publicUrl}/login`,
});

/** Our side of OpenID Connect and OAuth 2, for every provider that is declared. */
export function createClient(dependencies: ClientDependencies): ClientDesFournisseurs {
  const { outside, clock, intranet, publicUrl, noteEchec } = dependencies;
  const fetch = outsideFetch(outside);
  const allowed = readAllowed(intranet);
  const known = new Map<number, { version: number; at: number; configuration: oidc.Configuration }>();
  // The addresses come from the configuration, never from the request.
  const { retour: redirect_uri, apresDeconnexion } = adressesDe(publicUrl);

  /** Reads the configuration of a provider when it is first needed: a provider that is away blocks nothing else. */
  async function configurationOf(fournisseur: FournisseurOuvert): Promise<oidc.Configuration> {
    const at = clock.now().getTime();
    const kept = known.get(fournisseur.id);
    if (kept && kept.version === fournisseur.version && at - kept.at < KNOWN_FOR) return kept.configuration;
    const configuration = await during('decouverte', () => configure(fournisseur));
    known.set(fournisseur.id, { version: fournisseur.version, at, configuration });
    return configuration;
  }

  async function configure(fournisseur: FournisseurOuvert): Promise<oidc.Configuration> {
    const { client, protocole, emetteur, adresseAutorisation, adresseJeton } = fournisseur;
    const address = new URL(protocole === 'oidc' ? emetteur : adresseJeton);
    const plain = address.protocol === 'http:' && isAllowed(address, allowed) ? [oidc.allowInsecureRequests] : [];
    if (protocole === 'oidc') {
      const options = { [oidc.customFetch]: fetch, execute: [...plain, oidc.enableNonRepudiationChecks] };
      return oidc.discovery(address, client, undefined, proofOf(fournisseur), options);
    }
    const server = {
      issuer: address.origin,
      authorization_endpoint: adresseAutorisation,
      token_endpoint: adresseJeton,
    };
    const configuration = new oidc.Configuration(server, client, undefined, proofOf(fournisseur));
    configuration[oidc.customFetch] = fetch;
    for (const change of plain) change(configuration);
    return configuration;
  }

  return {
    depart: (fournisseur, { state, nonce, verify }) =>
      explained(fournisseur, async () => {
        const configuration = await configurationOf(fournisseur);
        const asked = {
          redirect_uri,
          scope: fournisseur.portees,
          state,
          code_challenge: await oidc.calculatePKCECodeChallenge(verify),
          code_challenge_method: 'S256',
          ...(fournisseur.protocole === 'oidc' ? { nonce } : {}),
        };
        // The configuration that a provider publishes may lack the address of sign-in.
        const url = await during('decouverte', async () => oidc.buildAuthorizationUrl(configuration, asked));
        return url.href;
      }),

    identify: (fournisseur, { code, state, iss }, preuves) =>
      explained(fournisseur, async () => {
        const configuration = await configurationOf(fournisseur);
        const given = { code, ...(state === undefined ? {} : { state }), ...(iss === undefined ? {} : { iss }) };
        const current = new URL(`${redirect_uri}?${new URLSearchParams(given)}`);
        const isOidc = fournisseur.protocole === 'oidc';
        const tokens = await during('jeton', () =>
          oidc.authorizationCodeGrant(configuration, current, {
            expectedState: fournisseur.sansEtat && state === undefined ? oidc.skipStateCheck : preuves.state,
            pkceCodeVerifier: preuves.verify,
            ...(isOidc ? { expectedNonce: preuves.nonce, idTokenExpected: true } : {}),
          }),
        );
        const claims = tokens.claims();
        const dires = await during('profil', async () =>
          isOidc
            ? { ...(await userInfo(configuration, tokens.access_token, claims?.sub ?? '')), ...claims }
            : profileAt(configuration, tokens.access_token, fournisseur.adresseProfil),
        );
        return {
          dires,
          sortie: await during('decouverte', async () => leavingBy(configuration, fournisseur, tokens.id_token)),
          jetons: ACTS_FOR_PEOPLE.includes(fournisseur.systeme) ? jetonsOf(tokens) : null,
        };
      }),

    renew: (fournisseur, rafraichissement) =>
      explained(fournisseur, async () => {
        const configuration = await configurationOf(fournisseur);
        const tokens = await during('jeton', () => oidc.refreshTokenGrant(configuration, rafraichissement));
        return jetonsOf(tokens, rafraichissement);
      }),
  };

  function jetonsOf(tokens: oidc.TokenEndpointResponse, before: string | null = null): Jetons {
    const { access_token: acces, refresh_token, expires_in = 0 } = tokens;
    return { acces, rafraichissement: refresh_token ?? before, fin: clock.now().getTime() + expires_in * 1_000 };
  }

  /** Gives a person a plain refusal: only administrators read why the provider failed. */
  async function explained<T>(fournisseur: FournisseurOuvert, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof EchecDEtape)) throw error;
      await noteEchec({ fournisseur, etape: error.etape, raison: raisonDEchec(error) });
      throw new BridgeError(isAway(error) ? 'signOnUnavailable' : 'signOnRefused');
    }
  }

  function leavingBy(configuration: oidc.Configuration, { deconnexion }: Fournisseur, idToken: string | undefined) {
    if (!deconnexion || !configuration.serverMetadata().end_session_endpoint || idToken === undefined) return null;
    const back = { post_logout_redirect_uri: apresDeconnexion, id_token_hint: idToken };
    return oidc.buildEndSessionUrl(configuration, back).href;
  }
}

function proofOf({ preuve, client, secretOuvert }: FournisseurOuvert): oidc.ClientAuth {
  switch (preuve) {
    case 'aucune':
      return oidc.None();
    case 'post':
      return oidc.ClientSecretPost(secretOuvert);
    case 'basic':
      return oidc.ClientSecretBasic(secretOuvert);
    case 'basic-brut':
      // Some servers do not decode the encoding that the standard asks for.
      return (_server, _client, _body, headers) =>
        headers.set('authorization', `Basic ${Buffer.from(`${client}:${secretOuvert}`).toString('base64')}`);
  }
}

/** The claims that the provider tells besides those of the token, if it has an address for them. */
async function userInfo(configuration: oidc.Configuration, accessToken: string, sub: string): Promise<object> {
  if (!configuration.serverMetadata().userinfo_endpoint) return {};
  return oidc.fetchUserInfo(configuration, accessToken, sub);
}

async function profileAt(
  configuration: oidc.Configuration,
  accessToken: string,
  address: string,
): Promise<Record<string, unknown>> {
  const headers = new Headers({ accept: 'application/json' });
  const response = await oidc.fetchProtectedResource(
    configuration,
    accessToken,
    new URL(address),
    'GET',
    null,
    headers,
  );
  if (!response.ok) throw new Error('the profile was refused', { cause: response });
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
}

async function during<T>(etape: EtapeDuVoyage, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new EchecDEtape(etape, error);
  }
}
