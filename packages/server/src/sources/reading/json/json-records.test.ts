import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FluxIllisible } from '../../source.ts';
import { bytesInPieces, drain, piecesOf } from '../testing.ts';
import { textOf } from '../text/decode.ts';
import { type JsonRecordsOptions, jsonRecords, LARGEST_RECORD } from './json-records.ts';

const arrays = [[], ['value'], ['d', 'results'], ['d'], ['objetsTouristiques']];

function read(text: string, options: Partial<JsonRecordsOptions> = {}, size?: number) {
  return drain(jsonRecords(piecesOf(text, size), { arrays, ...options }));
}

describe('the records of a JSON answer', () => {
  it('come out of every envelope, with their place', async () => {
    for (const [text, place] of [
      ['[{"a":1},{"a":2}]', '$[1]'],
      ['{"value":[{"a":1},{"a":2}]}', '$.value[1]'],
      ['{"d":{"results":[{"a":1},{"a":2}],"__count":"2"}}', '$.d.results[1]'],
      [' {"d" : [ {"a":1} , {"a":2} ] } ', '$.d[1]'],
    ] as const) {
      const { given, error } = await read(text);
      expect(error).toBeUndefined();
      expect(given).toHaveLength(2);
      expect(given[1]).toMatchObject({ kind: 'fiche', position: place, brut: '{"a":2}', valeur: { a: 2 } });
    }
  });

  it('are the same wherever the answer is cut', async () => {
    const element = fc
      .anything({ withNullPrototype: false, maxDepth: 3 })
      .map((value) => JSON.stringify(value) ?? 'null');
    await fc.assert(
      fc.asyncProperty(fc.array(element), fc.integer({ min: 1, max: 7 }), async (records, size) => {
        const { given, error, returned } = await read(
          `{"numFound":3,"value":[${records.join(', ')}],"x":"y"}`,
          {},
          size,
        );
        expect(error).toBeUndefined();
        expect(given.every(({ kind }) => kind === 'fiche')).toBe(true);
        expect(given).toHaveLength(records.length);
        expect(returned?.enveloppe.get('x')).toBe('y');
      }),
      { numRuns: 80 },
    );
  });

  it('come with the counts that surround them, and never with the question that was asked', async () => {
    const { returned } = await read(
      '{"query":{"apiKey":"secret","count":20},"numFound":12,"d":{"results":[],"__next":"http://a/é"},"odata.nextLink":"n"}',
    );
    expect([...(returned?.enveloppe ?? [])]).toEqual([
      ['numFound', 12],
      ['d.__next', 'http://a/é'],
      ['odata.nextLink', 'n'],
    ]);
    expect(returned?.nombre).toBe(0);
  });

  it('may be a single one, without array', async () => {
    const { given, returned } = await read('{"type":"HOTELLERIE","id":5,"tags":[1,{"value":2}]}');
    expect(given).toMatchObject([{ kind: 'fiche', position: '$', valeur: { id: 5 } }]);
    expect(returned?.seul).toBe(true);
  });

  it.each(['\n', '', ',\n', '\u001e', '\r\n\r\n'])(
    'may be documents that follow one another, with %j between',
    async (between) => {
      const text = ['{"id":1,"items":[{"a":1}]}', '{"id":2}', '{"id":3,}', '{"id":4}'].join(between);
      for (const size of [1, 7, text.length]) {
        const { given, returned, error } = await read(text, { arrays: [] }, size);
        expect(error).toBeUndefined();
        expect(given.map(({ kind }) => kind)).toEqual(['fiche', 'fiche', 'illisible', 'fiche']);
        expect(given[3]).toMatchObject({ position: 'document 4', valeur: { id: 4 } });
        expect(returned?.nombre).toBe(4);
      }
    },
  );

  it('come out of each answer where several follow one another', async () => {
    const { given } = await read('{"value":[{"a":1}]}\n{"value":[{"a":2},{"a":3}]}');
    expect(given.map((one) => one.kind === 'fiche' && one.position)).toEqual([
      '$.value[0]',
      '$.value[1]',
      '$.value[2]',
    ]);
  });

  it('are not the only thing of a document that a text follows', async () => {
    const { given, error } = await read('[{"a":1}] bonjour');
    expect(given).toHaveLength(1);
    expect(error).toMatchObject({ message: expect.stringContaining('suivi') });
  });

  it('are none when the envelope alone is there', async () => {
    const { given, returned } = await read('{"numFound":0,"query":{}}', { envelopeKeys: ['numFound'] });
    expect(given).toEqual([]);
    expect(returned?.nombre).toBe(0);
  });

  it('are all given before a cut answer is told', async () => {
    const { given, error } = await read('{"value":[{"a":1},{"a":2},{"a":');
    expect(given).toHaveLength(2);
    expect(error).toMatchObject({ tronque: true });
    expect((await read('[{"a":1},')).error).toMatchObject({ tronque: true });
    expect((await read('')).error).toMatchObject({ tronque: true });
  });

  it.each(['<!DOCTYPE html><html></html>', 'Objet inconnu', 'null', '12'])('are not looked for in %s', async (text) => {
    const { error } = await read(text);
    expect(error).toBeInstanceOf(FluxIllisible);
    expect(error).toMatchObject({ tronque: false });
  });

  it.each([
    ['NaN', '{"a":NaN}'],
    ['a control character', '{"a":"x\u0001"}'],
    ['a trailing comma', '{"a":1,}'],
    ['single quotes', "{'a':1}"],
    ['a missing value', '{"a":}'],
    ['too many levels', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['too many bytes', `{"a":"${'x'.repeat(3000)}"}`],
    ['a brace too many', '{"a":1}}'],
  ])('around one with %s still come out', async (_name, bad) => {
    const { given, error } = await read(`[{"a":1},${bad},{"a":2}]`, { largestRecord: 2000 }, 500);
    expect(error).toBeUndefined();
    const sound = given.filter(({ kind }) => kind === 'fiche');
    expect(sound.length).toBeGreaterThanOrEqual(2);
    expect(sound[0]).toMatchObject({ valeur: { a: 1 } });
    expect(sound.at(-1)).toMatchObject({ valeur: { a: 2 } });
    expect(given.filter(({ kind }) => kind === 'illisible')).toHaveLength(1);
  });

  it('are quarantined alone when their bytes are no text', async () => {
    const bytes = Buffer.concat([Buffer.from('[{"a":"é"},{"a":"'), Buffer.from([0xe9]), Buffer.from('"},{"a":"ù"}]')]);
    const { given } = await drain(jsonRecords(textOf(bytesInPieces(bytes, 5)), { arrays }));
    expect(given.map(({ kind }) => kind)).toEqual(['fiche', 'illisible', 'fiche']);
  });

  it('lose what a database cannot store and nothing else', async () => {
    const { given } = await read('[{"a":"x\\u0000\\ud83d\\ude00\\ud800\\\\u0000\\udc00y\\u00e9\\udc00"}]');
    expect(given[0]).toMatchObject({ valeur: { a: 'x\ufffd😀\ufffd\\u0000\ufffdyé\ufffd' } });
    expect(JSON.stringify(given[0])).not.toMatch(/\\u0000"/);
  });

  it.each([1, 7, 500])('go on behind a line that is none, in chunks of %d', async (size) => {
    const text = '{"a":1}\n{"a":2}\nWARN: 12 rows {skipped}\n{"a":3},\n{"a":4}\n-- end';
    const { given, error } = await read(text, {}, size);
    expect(error).toBeUndefined();
    expect(given.map((lue) => (lue.kind === 'fiche' ? lue.valeur : lue.position))).toEqual([
      ...[{ a: 1 }, { a: 2 }],
      'document 3',
      ...[{ a: 3 }, { a: 4 }],
      'document 6',
    ]);
  });

  it.each([1, 7, 500])('go on behind a second line that is none, in chunks of %d', async (size) => {
    const { given, returned, error } = await read('{"a":1}\n-- page 2\nWARN\n{"a":2}\n{"a":3}\n', {}, size);
    expect(error).toBeUndefined();
    expect(given.map((lue) => (lue.kind === 'fiche' ? lue.valeur : lue.position))).toEqual([
      { a: 1 },
      'document 2',
      'document 3',
      { a: 2 },
      { a: 3 },
    ]);
    expect(given.at(-1)).toMatchObject({ position: 'document 5' });
    expect(returned?.nombre).toBe(5);
  });

  it.each(['{"a":1}\nbonjour', '{"a":1} bonjour\n\n', `{"a":1}\n${'x\n'.repeat(2_000)}{"a":2}`])(
    'are not told where a document is followed by something else only',
    async (text) => {
      const { given, error } = await read(text);
      expect(given).toEqual([]);
      expect(error).toMatchObject({ message: expect.stringContaining('suivi d’autre chose'), tronque: false });
    },
  );

  it('carry no prototype', async () => {
    const { given } = await read(
      '[{"__proto__":{"polluted":1},"a":{"\\u005f_proto__":{"polluted":1}},"constructor":{"prototype":{"polluted":1}}}]',
    );
    const copy: Record<string, unknown> = {};
    for (const record of given) if (record.kind === 'fiche') Object.assign(copy, record.valeur);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(copy.polluted).toBeUndefined();
    expect(Object.keys(copy)).toEqual(['a', 'constructor']);
  });

  it('never crash the reader, whatever the text', async () => {
    const noise = fc.string({
      unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', ',', ':', '1', 'a', ' ', '\n', '\ud800', '\0'),
    });
    await fc.assert(
      fc.asyncProperty(noise, fc.integer({ min: 1, max: 5 }), async (text, size) => {
        const { error } = await read(`{"value":[{"a":1},${text}`, {}, size);
        if (error !== undefined) expect(error).toBeInstanceOf(FluxIllisible);
      }),
      { numRuns: 300 },
    );
  });

  it('that are sound all come out of a feed where others are not', async () => {
    const sound = fc.record({ id: fc.integer(), nom: fc.string() }).map((value) => Buffer.from(JSON.stringify(value)));
    const spoiled = fc.constantFrom(
      Buffer.from('{"id":NaN}'),
      Buffer.from('{"id":1,}'),
      Buffer.from("{'id':1}"),
      Buffer.from('{"id":-Infinity,"nom":"}{"}'),
      Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xe9, 0x22, 0x7d]),
      Buffer.from('{"id":"\u0002"}'),
      Buffer.from('{"id":[1 2]}'),
    );
    const record = fc.oneof(
      sound.map((bytes) => ({ bytes, ok: true })),
      spoiled.map((bytes) => ({ bytes, ok: false })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(record, { maxLength: 20 }), fc.integer({ min: 1, max: 50 }), async (records, size) => {
        const parts = records.flatMap(({ bytes }, index) => [Buffer.from(index === 0 ? '{"value":[' : ','), bytes]);
        const whole = Buffer.concat([...(parts.length === 0 ? [Buffer.from('{"value":[')] : parts), Buffer.from(']}')]);
        const { given, error } = await drain(jsonRecords(textOf(bytesInPieces(whole, size)), { arrays }));
        expect(error).toBeUndefined();
        expect(given.map(({ kind }) => kind === 'fiche')).toEqual(records.map(({ ok }) => ok));
      }),
      { numRuns: 100 },
    );
  });

  async function passesTooLong(most: number, options: Partial<JsonRecordsOptions>) {
    async function* long() {
      yield '[{"a":1},{"b":"';
      const filler = 'x'.repeat(most / 20);
      for (let index = 0; index * filler.length <= most; index += 1) yield filler;
      yield '"},{"a":2}]';
    }
    const { given } = await drain(jsonRecords(long(), { arrays, ...options }));
    expect(given.map(({ kind }) => kind)).toEqual(['fiche', 'illisible', 'fiche']);
    expect(JSON.stringify(given).length).toBeLessThan(2000);
  }

  it('pass a line longer than any record may be without keeping it', () =>
    passesTooLong(1_000_000, { largestRecord: 1_000_000 }));

  it('pass a line longer than the largest record of all without keeping it', { tags: 'torture' }, () =>
    passesTooLong(LARGEST_RECORD, {}),
  );
});
