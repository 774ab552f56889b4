import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** The claims of a provider about a person. */
export type Dires = Readonly<Record<string, unknown>>;

const CLIENT = { client: 'bridge', secret: 'un-secret-que-seul-le-client-connait' };
const SCOPE = 'openid profile email';

/** A real OpenID provider on a port of its own: any known name signs in without a password. */
export class FournisseurDEssai {
  readonly personnes = new Map<string, Dires>();

  private constructor(
    private readonly server: Server,
    readonly emetteur: string,
  ) {}

  static async open(publicUrl: string, port = 0): Promise<FournisseurDEssai> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const { port: given } = server.address() as AddressInfo;
    const essai = new FournisseurDEssai(server, `http://127.0.0.1:${given}`);
    const provider = new Provider(essai.emetteur, {
      clients: [
        {
          client_id: CLIENT.client,
          client_secret: CLIENT.secret,
          redirect_uris: [`${publicUrl}/auth-redirect`],
          post_logout_redirect_uris: [`${publicUrl}/login`],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: {
        openid: ['sub'],
        profile: ['preferred_username', 'given_name', 'family_name', 'groupes', 'organisation'],
        email: ['email', 'email_verified'],
      },
      cookies: { keys: ['une clé pour les essais'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: async () => ({ sub: id, ...essai.personnes.get(id) }),
      }),
      // No consent is asked for: only signing in is tested.
      loadExistingGrant: async ({ oidc }) => {
        const accountId = oidc.session?.accountId;
        const grant = new oidc.provider.Grant({ clientId: CLIENT.client, ...(accountId ? { accountId } : {}) });
        grant.addOIDCScope(SCOPE);
        await grant.save();
        return grant;
      },
    });
    const serve = provider.callback();
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (!request.url?.startsWith('/interaction/')) return void serve(request, response);
      void essai.interact(provider, request, response);
    });
    return essai;
  }

  /** The provider as it is declared in Bridge. */
  get declaration() {
    return {
      nom: 'Annuaire',
      code: 'annuaire',
      actif: true,
      protocole: 'oidc',
      emetteur: this.emetteur,
      ...CLIENT,
      champRoles: 'groupes',
      champEntite: 'organisation',
    };
  }

  /** The same provider, declared as one that speaks OAuth 2 only. */
  get oauth2() {
    return {
      ...this.declaration,
      nom: 'Annuaire ancien',
      code: 'annuaire-ancien',
      protocole: 'oauth2',
      adresseAutorisation: `${this.emetteur}/auth`,
      adresseJeton: `${this.emetteur}/token`,
      adresseProfil: `${this.emetteur}/me`,
    };
  }

  get hote(): string {
    return new URL(this.emetteur).host;
  }

  /** Goes to the provider as a browser would, signs in, and returns the parameters of the address it comes back to. */
  async identify(address: string, login: string): Promise<URLSearchParams> {
    const jar = new Map<string, string>();
    let request: RequestInit = {};
    let url = address;
    for (let hops = 0; hops < 12; hops += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { redirect: 'manual', ...request, headers: { cookie, ...request.headers } });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const location = response.headers.get('location');
      if (location === null) {
        if (!url.includes('/interaction/'))
          throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        request = { method: 'POST', body: new URLSearchParams({ login }), headers };
        continue;
      }
      request = {};
      url = new URL(location, url).href;
      if (!url.startsWith(this.emetteur)) return new URL(url).searchParams;
    }
    throw new Error('the provider never sends back');
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        '<!doctype html><html lang="fr"><title>Annuaire</title><h1>Annuaire</h1><form method="post"><label>Nom <input name="login"></label><button>Entrer</button></form>',
      );
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const login = new URLSearchParams(Buffer.concat(parts).toString()).get('login') ?? '';
    const result = this.personnes.has(login)
      ? { login: { accountId: login } }
      : { error: 'access_denied', error_description: 'unknown' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }
}
