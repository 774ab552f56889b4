import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A failure of a service: a status, or a connection that breaks once the request is counted. */
export type Panne = number | 'coupure' | undefined;

interface Demande {
  readonly methode: string;
  readonly chemin: string;
  readonly corps: Record<string, unknown>;
}

/**
 * DeepL and LibreTranslate as documented, on a real server: keys, quota (456), glossaries, markup, counts. « Bonjour »
 * into English becomes « [EN-GB] Bonjour ». `panne` is read before each text.
 */
export class Services {
  readonly demandes: Demande[] = [];
  readonly glossaires = new Map<string, { name: string; dictionaries: { target_lang: string; entries: string }[] }>();
  /** Characters that the account was billed. */
  comptes = 0;
  limite = 1_000_000;
  cle = 'bonne-cle:fx';
  panne: (rang: number) => Panne = () => undefined;
  private rang = 0;
  private readonly server = createServer((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    void bodyOf(request).then((corps) => {
      const chemin = request.url ?? '';
      this.demandes.push({ methode: request.method ?? '', chemin, corps });
      if (chemin === '/translate' || chemin === '/languages') return answer(...this.libre(chemin, corps));
      if (request.headers.authorization !== `DeepL-Auth-Key ${this.cle}`) return answer(403, { message: 'Forbidden' });
      if (chemin === '/v2/usage') return answer(200, { character_count: this.comptes, character_limit: this.limite });
      if (chemin.startsWith('/v3/glossaries')) return answer(...this.glossaire(request.method ?? '', chemin, corps));
      const panne = this.panne(this.rang++);
      if (typeof panne === 'number') return answer(panne, { message: 'on purpose' });
      const made = this.deepl(corps);
      if (panne === 'coupure') return response.destroy();
      return answer(...made);
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The lots of texts that were asked for. */
  get lots(): string[][] {
    return this.demandes.flatMap(({ chemin, corps }) => (chemin === '/v2/translate' ? [textsOf(corps.text)] : []));
  }

  private deepl(corps: Record<string, unknown>): [number, object] {
    const textes = textsOf(corps.text);
    const sizes = textes.map((texte) => [...texte].length);
    const asked = sizes.reduce((sum, one) => sum + one, 0);
    if (this.comptes + asked > this.limite) return [456, { message: 'Quota Exceeded' }];
    this.comptes += asked;
    const cible = String(corps.target_lang);
    const known = this.glossaires.get(String(corps.glossary_id))?.dictionaries ?? [];
    const dictionary = known.find(({ target_lang }) => cible.toLowerCase().startsWith(target_lang));
    const translated = (texte: string) =>
      (dictionary?.entries.split('\n') ?? []).reduce((said, entry) => {
        const [terme = '', dit = ''] = entry.split('\t');
        return said.replaceAll(terme, dit);
      }, `[${cible}] ${texte}`);
    const translations = textes.map((texte, rang) => ({
      detected_source_language: 'FR',
      text: translated(texte),
      billed_characters: sizes[rang],
    }));
    return [200, { translations }];
  }

  private glossaire(methode: string, chemin: string, corps: Record<string, unknown>): [number, object] {
    if (methode === 'GET')
      return [200, { glossaries: [...this.glossaires].map(([glossary_id, { name }]) => ({ glossary_id, name })) }];
    if (methode === 'DELETE') return [this.glossaires.delete(chemin.split('/').at(-1) ?? '') ? 204 : 404, {}];
    const glossary_id = `g-${this.glossaires.size + 1}-${this.demandes.length}`;
    this.glossaires.set(glossary_id, corps as never);
    return [201, { glossary_id, ...corps }];
  }

  private libre(chemin: string, { q, target, api_key }: Record<string, unknown>): [number, object] {
    if (chemin === '/languages') return [200, [{ code: 'fr', name: 'French', targets: ['en'] }]];
    if (api_key !== undefined && api_key !== this.cle) return [403, { error: 'Invalid API key' }];
    return [200, { translatedText: textsOf(q).map((texte) => `(${String(target)}) ${texte}`) }];
  }
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString('utf8');
  return text === '' ? {} : JSON.parse(text);
}
